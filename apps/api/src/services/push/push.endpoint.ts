import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../../config.ts'

/** Whether endpoints on this machine are allowed, without encryption, as in development. */
export interface EndpointRules {
  allowLoopback: boolean
}

/** Returns the host of a URL as an address, which has brackets there if it is IPv6. */
export const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, '$1')

/** Returns whether an address belongs to a host of the internet, not to a private or reserved network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // `process` unwraps IPv4 addresses in IPv6.
  const found = ipaddr.process(address)
  return found.range() === 'unicast' && !(found instanceof ipaddr.IPv6 && !isAssignedIpv6(found))
}

// The only block of IPv6 that is assigned to hosts of the internet; new blocks for documentation and tests are within it.
const globalUnicast = ipaddr.parseCIDR('2000::/3')
const refusedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((network) =>
  ipaddr.parseCIDR(network),
)
const isAssignedIpv6 = (address: ipaddr.IPv6): boolean =>
  address.match(globalUnicast) && !refusedIpv6.some((network) => address.match(network))

/**
 * Returns whether the server may send to an endpoint that a browser names: https on the default port of a public host. The
 * addresses behind its name are checked when a message is sent.
 */
export function isAllowedEndpoint(endpoint: string, { allowLoopback }: EndpointRules): boolean {
  const url = URL.parse(endpoint)
  if (!url) return false
  const { protocol, hostname, port, username, password } = url
  if (username !== '' || password !== '') return false
  if (isLoopback(hostname)) return allowLoopback && /^https?:$/.test(protocol)
  const host = withoutBrackets(hostname)
  if (protocol !== 'https:' || port !== '') return false
  if (ipaddr.isValid(host)) return isPublicAddress(host)
  // Names without a dot, and these, are of local networks.
  return /[^.]\.[a-z][a-z0-9-]*$/.test(host) && !/\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host)
}

/** Resolves names for a connection, and fails if an address is not public: a name may change after the check. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const refused = addresses.find(({ address }) => !isPublicAddress(address))
    if (refused) return callback(new Error(`${hostname} is not a public host`), [])
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  })
}
