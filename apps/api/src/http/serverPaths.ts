/** The first path segments of the server's endpoints; other paths are pages of the web app. Copied in apps/web/public/offline.js. */
export const serverPrefixes = [
  'api',
  'idp',
  'v1',
  'checkout',
  'outbox',
  'page',
  'health',
  'metrics',
  'cuenta',
]

const under = (prefixes: readonly string[]) => new RegExp(`^/(?:${prefixes.join('|')})(?:[/?]|$)`)
const own = under(serverPrefixes)
const call = under(['api'])

/** Checks whether a URL or route pattern is an endpoint of the server. */
export const isServerPath = (url: string): boolean => own.test(url)

/** Checks whether a URL or route pattern belongs to the API. */
export const isApiPath = (url: string): boolean => call.test(url)
