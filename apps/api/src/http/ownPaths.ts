/**
 * How the addresses begin that the server answers itself; every other one is a page of the app. The worker that opens
 * the app without a connection holds the same list: apps/web/public/offline.js.
 */
export const ownPrefixes = ['api', 'idp', 'v1', 'checkout', 'outbox', 'page', 'health', 'metrics', 'cuenta']

const under = (prefixes: readonly string[]) => new RegExp(`^/(?:${prefixes.join('|')})(?:[/?]|$)`)
const own = under(ownPrefixes)
const call = under(['api'])

/** Whether an address, or a route's pattern, is the server's own. */
export const isOwn = (url: string): boolean => own.test(url)

/** Whether it is one of the API. */
export const isCall = (url: string): boolean => call.test(url)
