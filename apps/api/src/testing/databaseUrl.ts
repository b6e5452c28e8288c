/** Returns the URL of another database on the same server. */
export function toDatabaseUrl(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}
