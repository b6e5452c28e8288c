import { USER_STORAGE_KEY, type SessionState, type StoredUser, type User } from '@plomada/domain'
import { createStore } from '../createStore.ts'
import { authorizeWith } from '../data/authority.ts'
import { forgetLastVisit } from '../data/forget.ts'
import { readStoredUser, timeLeft, writeStoredUser } from './userStorage.ts'

interface Snapshot {
  state: SessionState
  /** Who is signed in, or null. */
  viewer: StoredUser | null
}

/** A token that ends sooner than this is renewed before it is used, in milliseconds. */
const NEARLY_OVER = 30_000

const snapshotOf = (viewer: StoredUser | null): Snapshot => ({
  state: viewer ? 'authenticated' : 'unauthenticated',
  viewer,
})
const { get, set, useValue } = createStore(snapshotOf(readStoredUser()))

/** The one place that writes `userStorage`: the person with their token, or nobody. */
export function keepSession(viewer: StoredUser | null): void {
  if (viewer?.id !== get().viewer?.id) forgetLastVisit()
  writeStoredUser(viewer)
  set(snapshotOf(viewer))
}

/** The person changed something about themselves. */
export const keepViewer = (user: User): void => {
  const { viewer } = get()
  if (viewer) keepSession({ ...viewer, ...user })
}

export const showSessionState = (state: SessionState): void => set({ ...get(), state })

const isOver = (error: unknown) =>
  ['login_required', 'missing_refresh_token', 'invalid_grant', 'consent_required'].includes(
    (error as { error?: string }).error ?? '',
  )

let renewal: Promise<string | null> | undefined
/**
 * Renews the token once, however many requests ask. A provider out of reach does not end the session, and fails the
 * request: made without a signature it would be answered as a stranger's.
 */
const renew = (): Promise<string | null> => {
  renewal ??= import('./identity.ts')
    .then(({ freshToken }) => freshToken())
    .then((token) => {
      const { viewer } = get()
      if (viewer) keepSession({ ...viewer, token })
      return token
    })
    .catch((error: unknown) => {
      if (!isOver(error)) throw error
      keepSession(null)
      return null
    })
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

authorizeWith({
  token: async () => {
    const { viewer } = get()
    if (!viewer) return null
    return timeLeft(viewer.token) > NEARLY_OVER ? viewer.token : renew()
  },
  onRefused: () => keepSession(null),
})

// Another tab signed in or out: agree with it.
addEventListener('storage', ({ key }) => {
  if (key === USER_STORAGE_KEY || key === null) set(snapshotOf(readStoredUser()))
})

/** How the session stands now, for whoever draws nothing. */
export const sessionSnapshot = get

/** How the session stands now, drawn again whenever it changes. */
export const useSessionSnapshot = useValue
