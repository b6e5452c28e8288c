/** Closes this window, or goes on in it where the browser does not let a page close itself. */
export function leaveWindow(goOn: () => void): void {
  window.close()
  setTimeout(goOn, 300)
}
