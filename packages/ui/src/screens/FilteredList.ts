/** A page of a list with its filters, from the hook that reads the list. */
export interface FilteredList<Filters extends { page: number }, Item> {
  /** Items of the page; undefined while they load, empty after a failure. */
  items: readonly Item[] | undefined
  /** Number of items on all pages. */
  total: number | undefined
  /** Current values of the filters. */
  filters: Filters
  /** Changes the values of the filters, which loads another page. */
  setFilters: (filters: Filters) => void
  /** Props of `FilterPanel`, besides the definition. */
  filterProps: { value: Filters; onChange: (filters: Filters) => void; count: number | undefined }
  /** Props of the list about failures and pages. */
  listProps: { hasFailed: boolean; onRetry: () => void; page?: number }
  /** Props of `ListPager`, besides the path. */
  pagerProps: {
    definition: UrlQueryWriter<Filters>
    filters: Filters
    /** Number of pages; undefined while the first one is loading. */
    pages: number | undefined
    onPage?: (page: number) => void
  }
}

/** Writes filter values into the query of an address; `defineFilters` returns one. */
export interface UrlQueryWriter<Filters> {
  toUrlQuery(filters: Filters): Record<string, unknown>
}
