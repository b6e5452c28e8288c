const releases = ['mouseup', 'touchcancel', 'dragend', 'keyup']

/**
 * Runs a callback at once, or, while something is pressed, after it is released. A press takes the focus from a field
 * before its release; a message that appeared in between would move what is pressed, and the browser would send no
 * click.
 */
export function afterPress(callback: () => void): void {
  if (document.querySelector(':active') === null) {
    callback()
    return
  }
  const done = new AbortController()
  const release = () => {
    done.abort()
    // The click follows the release in the same task.
    setTimeout(callback)
  }
  for (const type of releases)
    document.addEventListener(type, release, { signal: done.signal, capture: true })
}
