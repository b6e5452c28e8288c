const KEY = 'plomada-alert'

/** Remembers that a visitor wants an alert like the list at this address, so that it is saved after the sign-in. */
export const savePendingAlert = (): void => sessionStorage.setItem(KEY, location.search)

/** Returns whether the visitor wanted an alert like this list, once; false for a list with other filters. */
export function takePendingAlert(): boolean {
  const search = sessionStorage.getItem(KEY)
  if (search === null) return false
  sessionStorage.removeItem(KEY)
  return search === location.search
}
