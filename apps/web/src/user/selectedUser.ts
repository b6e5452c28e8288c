import { toSearch } from '@plomada/domain/define'
import { paths } from '@plomada/domain'

/** The person that an admin looks at in this tab: the path names nobody (decision D-020). */
const KEY = 'plomada-usuario'

const idIn = (text: string | null): number | null => {
  const id = Number(text)
  return text && Number.isSafeInteger(id) && id > 0 ? id : null
}

export const keepSelectedUser = (id: number): void => sessionStorage.setItem(KEY, String(id))

/** Who is meant: whoever the address names, or else who was looked at last. */
export const selectedUser = (search: URLSearchParams): number | null =>
  idIn(search.get('id')) ?? idIn(sessionStorage.getItem(KEY))

/** The page of a person, good for another tab too. */
export const userHref = (id: number): string => `${paths.user}?${toSearch({ id })}`
