/** Returns the parameter names in a path such as `/offer/:id`, in order. */
export const getPathParams = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

/** Fills the parameters of a path. A missing parameter becomes empty. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Parses a query string into plain values: a repeated key becomes a list. */
export function parseSearchParams(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key)
    query[key] = values.length > 1 ? values : (values[0] ?? '')
  }
  return query
}

/** Converts plain values to a query string: a list repeats its key; unset and empty values are left out. */
export function toSearchParams(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item))
    }
  }
  return search
}

/** Appends a query to a path. Returns the bare path when no value is set. */
export const withQuery = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const search = toSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** Appends filters to the path of a list. */
export const withFilters = <Filters>(
  path: string,
  definition: { toUrlQuery(filters: Filters): Record<string, unknown> },
  filters: Filters,
): string => withQuery(path, definition.toUrlQuery(filters))
