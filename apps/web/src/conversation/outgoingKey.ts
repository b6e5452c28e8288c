/** Key of a user's unsent messages in the storage of the browser. */
export const outgoingKey = (viewer: number) => `plomada-mensajes-sin-enviar-${viewer}`

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
