/** The first path segments of the server's endpoints; other paths are pages of the web app. Copied in apps/web/public/offline.js. */
export const serverPrefixes = [
  'api',
  'idp',
  'v1',
  'checkout',
  'sandbox',
  'outbox',
  'page',
  'health',
  'metrics',
  'cuenta',
]

const createPrefixPattern = (prefixes: readonly string[]) =>
  new RegExp(`^/(?:${prefixes.join('|')})(?:[/?]|$)`)
const serverPattern = createPrefixPattern(serverPrefixes)
const apiPattern = createPrefixPattern(['api'])

/** Checks whether a URL or route pattern is an endpoint of the server. */
export const isServerPath = (url: string): boolean => serverPattern.test(url)

/** Checks whether a URL or route pattern belongs to the API. */
export const isApiPath = (url: string): boolean => apiPattern.test(url)
