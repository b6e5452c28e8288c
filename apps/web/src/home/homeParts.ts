/** One chunk: each further one adds its name to the first download of every page. */
export { HomeSections } from './HomeSections.tsx'
export { TradeSearch } from './TradeSearch.tsx'
