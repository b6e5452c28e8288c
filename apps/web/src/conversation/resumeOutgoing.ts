import { outgoingKey } from './outgoingKey.ts'

/** Sends unsent messages of a user when there are some. The code of the queue is loaded only then. */
export function resumeOutgoing(viewer: number): void {
  try {
    if (!navigator.onLine || localStorage.getItem(outgoingKey(viewer)) === null) return
  } catch {
    return
  }
  // Without its code, the next page sends them.
  import('./outgoing.ts').then(
    ({ getOutgoing }) => getOutgoing(viewer),
    () => {},
  )
}
