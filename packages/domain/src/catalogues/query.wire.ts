/** Query key of the search by title on the list of offers. */
export const TITLE_QUERY_KEY = 'tittle'
