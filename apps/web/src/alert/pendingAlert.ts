import { readPendingAction, savePendingAction } from '../session/pendingAction.ts'

/** Returns whether the visitor wanted an alert like this list, once; false for a list with other filters. */
export function takePendingAlert(): boolean {
  const action = readPendingAction()
  if (action?.kind !== 'alert') return false
  savePendingAction(undefined)
  return action.search === location.search
}
