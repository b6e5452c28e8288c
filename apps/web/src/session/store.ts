import { USER_STORAGE_KEY, type SessionState, type StoredUser, type User } from '@plomada/domain'
import { createStore } from '../createStore.ts'
import { setRequestAuth } from '../data/requestAuth.ts'
import { clearUserData } from '../data/clearUserData.ts'
import { readStoredUser, msUntilExpiry, writeStoredUser } from './userStorage.ts'

interface Snapshot {
  state: SessionState
  viewer: StoredUser | null
}

/** An access token that expires sooner is renewed before it is used, in milliseconds. */
const RENEW_BEFORE_MS = 30_000

/** One object: with another one than the server's, React would render the page a second time. */
const visitor: Snapshot = { state: 'unauthenticated', viewer: null }
const toSnapshot = (viewer: StoredUser | null): Snapshot =>
  viewer ? { state: 'authenticated', viewer } : visitor
const { get, set, useValue } = createStore(toSnapshot(readStoredUser()), visitor)

/** Marks the document like the script in `index.html`, which hides «Ingresar» of the server's HTML from signed-in users. */
const markDocument = () => {
  if (get().viewer) document.documentElement.dataset['session'] = 'user'
  else delete document.documentElement.dataset['session']
}

/** Sets the signed-in user with their token, or null, and stores it for every tab. */
export function setSession(viewer: StoredUser | null): void {
  if (viewer?.id !== get().viewer?.id) clearUserData()
  writeStoredUser(viewer)
  set(toSnapshot(viewer))
  markDocument()
}

export const updateViewer = (user: User): void => {
  const { viewer } = get()
  if (viewer) setSession({ ...viewer, ...user })
}

export const setSessionState = (state: SessionState): void => set({ ...get(), state })

const isSessionExpired = (error: unknown) =>
  ['login_required', 'missing_refresh_token', 'invalid_grant', 'consent_required'].includes(
    (error as { error?: string }).error ?? '',
  )

let renewal: Promise<string | null> | undefined
/**
 * Renews the access token once for parallel requests. Throws when the provider is unreachable: the session continues,
 * and a request without a token would get the response for a visitor.
 */
const renew = (): Promise<string | null> => {
  renewal ??= import('./identity.ts')
    .then(({ getAccessToken }) => getAccessToken())
    .then((token) => {
      const { viewer } = get()
      if (viewer) setSession({ ...viewer, token })
      return token
    })
    .catch((error: unknown) => {
      if (!isSessionExpired(error)) throw error
      setSession(null)
      return null
    })
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

setRequestAuth({
  getToken: async () => {
    const { viewer } = get()
    if (!viewer) return null
    return msUntilExpiry(viewer.token) > RENEW_BEFORE_MS ? viewer.token : renew()
  },
  onUnauthorized: () => setSession(null),
})

// Another tab signed in or out.
if (!import.meta.env.SSR) {
  markDocument()
  addEventListener('storage', ({ key }) => {
    if (key !== USER_STORAGE_KEY && key !== null) return
    set(toSnapshot(readStoredUser()))
    markDocument()
  })
}

/** Returns the current session outside of a render. */
export const getSession = get
export const useSessionSnapshot = useValue
