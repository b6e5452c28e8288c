const releaseEvents = ['mouseup', 'touchcancel', 'dragend', 'keyup']

/**
 * Runs a callback, after the release while something is pressed. A press moves the focus before its release: an error
 * message that appears in between would move the pressed button, and the browser would send no click.
 */
export function runAfterRelease(callback: () => void): void {
  if (document.querySelector(':active') === null) {
    callback()
    return
  }
  const controller = new AbortController()
  const onRelease = () => {
    controller.abort()
    // The click event follows in the same task.
    setTimeout(callback)
  }
  for (const type of releaseEvents)
    document.addEventListener(type, onRelease, { signal: controller.signal, capture: true })
}
