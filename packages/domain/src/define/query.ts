/** A query string read into plain values: one value as text, a repeated key as a list. */
export function fromSearch(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key)
    query[key] = values.length > 1 ? values : (values[0] ?? '')
  }
  return query
}

/** Plain values written as a query string: a list repeats its key; what is unset or empty is left out. */
export function toSearch(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one))
    }
  }
  return search
}

/** A path with a query behind it; the bare path when nothing is set. */
export const withQuery = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const search = toSearch(query).toString()
  return search ? `${path}?${search}` : path
}

/** The address of a list with some filters. */
export const withFilters = <Filters>(
  path: string,
  of: { toUrl(filters: Filters): Record<string, unknown> },
  filters: Filters,
): string => withQuery(path, of.toUrl(filters))
