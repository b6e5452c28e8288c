import { useSyncExternalStore } from 'react'
import { USER_STORAGE_KEY, type SessionState, type StoredUser, type User } from '@plomada/domain'
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
let snapshot: Snapshot = snapshotOf(readStoredUser())
const listeners = new Set<() => void>()

const show = (next: Snapshot) => {
  snapshot = next
  for (const listener of listeners) listener()
}

/** The one place that writes `userStorage`: the person with their token, or nobody. */
export function keepSession(viewer: StoredUser | null): void {
  if (viewer?.id !== snapshot.viewer?.id) forgetLastVisit()
  writeStoredUser(viewer)
  show(snapshotOf(viewer))
}

/** The person changed something about themselves. */
export const keepViewer = (user: User): void => {
  if (snapshot.viewer) keepSession({ ...snapshot.viewer, ...user })
}

export const showSessionState = (state: SessionState): void => show({ ...snapshot, state })

const isOver = (error: unknown) =>
  ['login_required', 'missing_refresh_token', 'invalid_grant', 'consent_required'].includes(
    (error as { error?: string }).error ?? '',
  )

let renewal: Promise<string | null> | undefined
/** Renews the token once, however many requests ask; a provider out of reach does not end the session. */
const renew = (): Promise<string | null> => {
  renewal ??= import('./identity.ts')
    .then(({ freshToken }) => freshToken())
    .then((token) => {
      if (snapshot.viewer) keepSession({ ...snapshot.viewer, token })
      return token
    })
    .catch((error: unknown) => {
      if (isOver(error)) keepSession(null)
      return null
    })
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

authorizeWith({
  token: async () => {
    const { viewer } = snapshot
    if (!viewer) return null
    return timeLeft(viewer.token) > NEARLY_OVER ? viewer.token : renew()
  },
  onRefused: () => keepSession(null),
})

// Another tab signed in or out: agree with it.
addEventListener('storage', ({ key }) => {
  if (key === USER_STORAGE_KEY || key === null) show(snapshotOf(readStoredUser()))
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the session stands now, for whoever draws nothing. */
export const sessionSnapshot = (): Snapshot => snapshot

/** How the session stands now, drawn again whenever it changes. */
export const useSessionSnapshot = (): Snapshot => useSyncExternalStore(subscribe, () => snapshot)
