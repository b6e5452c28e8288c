// The host is reserved, so that no address can name it (RFC 2606).
const BASE = 'http://page.invalid'

/**
 * Returns the path, query and fragment of an address that comes from outside, such as a query or a message; null unless it leads
 * to a page of this site. An open redirect must not be possible.
 */
export function toSafePath(address: unknown): string | null {
  // Browsers drop tabs and line breaks of an address, and read `\` as `/`.
  if (typeof address !== 'string' || /[\p{Cc}\\]/u.test(address) || !address.startsWith('/')) return null
  if (address.startsWith('//') || !URL.canParse(address, BASE)) return null
  const { origin, pathname, search, hash } = new URL(address, BASE)
  // `/.//host` is `//host` after it has been resolved.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null
}
