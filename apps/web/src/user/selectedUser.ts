import { toSearchParams } from '@plomada/domain/contract'
import { paths } from '@plomada/domain'

/** Stores the user of the tab, because the path has no id (decision D-020). */
const KEY = 'plomada-usuario'

const parseId = (text: string | null): number | null => {
  const id = Number(text)
  return text && Number.isSafeInteger(id) && id > 0 ? id : null
}

export const saveSelectedUserId = (id: number): void => sessionStorage.setItem(KEY, String(id))

/** Returns the id in the address, or else the last selected one. */
export const getSelectedUserId = (search: URLSearchParams): number | null =>
  parseId(search.get('id')) ?? parseId(sessionStorage.getItem(KEY))

/** Returns the address of a user's page, which also works in another tab. */
export const userHref = (id: number): string => `${paths.user}?${toSearchParams({ id })}`
