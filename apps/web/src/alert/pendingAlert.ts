const KEY = 'plomada-alert'

/** Remembers that a visitor wants an alert, so that the list opens the form after the sign-in. */
export const savePendingAlert = (): void => sessionStorage.setItem(KEY, 'yes')

/** Returns whether an alert is pending, and forgets it. */
export function takePendingAlert(): boolean {
  const isPending = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return isPending
}
