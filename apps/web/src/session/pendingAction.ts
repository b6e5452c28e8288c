/** An action that a visitor started and that needs a sign-in first. */
export type PendingAction =
  | { kind: 'apply' | 'contact'; id: number }
  /** An alert like the list of offers with this query. */
  | { kind: 'alert'; search: string }

const KEY = 'plomada-pending-action'

/**
 * Saves the action that a user continues after the sign-in or the registration. Without one it removes what an earlier
 * user of this tab may have left.
 */
export function savePendingAction(action: PendingAction | undefined): void {
  if (action) sessionStorage.setItem(KEY, JSON.stringify(action))
  else sessionStorage.removeItem(KEY)
}

export function readPendingAction(): PendingAction | null {
  const stored = sessionStorage.getItem(KEY)
  return stored === null ? null : (JSON.parse(stored) as PendingAction)
}
