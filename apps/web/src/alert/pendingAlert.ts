const KEY = 'plomada-alert'

/** Remembers that a visitor wants an alert, so that the list opens the form after the sign-in. */
export const savePendingAlert = (): void => sessionStorage.setItem(KEY, 'yes')

/** Returns whether a visitor wanted an alert before signing in; false on a server. */
export const hasPendingAlert = (): boolean =>
  typeof sessionStorage !== 'undefined' && sessionStorage.getItem(KEY) !== null

export const clearPendingAlert = (): void => sessionStorage.removeItem(KEY)
