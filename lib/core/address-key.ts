import { isIPv4, isIPv6 } from 'node:net'

const UNKNOWN = 'unknown'

const hex = (high: number, low: number) => ((high << 8) | low).toString(16)

/** The eight groups of an IPv6 address; the last two may be written as an IPv4 address. */
function groupsOf(address: string): string[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => `${hex(a, b)}:${hex(c, d)}`)
  const [head = '', tail = ''] = plain.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16))
}

/** IPv4-mapped addresses, and those that a translator in front of an IPv6-only server makes (RFC 6052). */
const STANDS_FOR_IPV4 = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'])

function mappedIPv4(groups: string[]): string | null {
  if (!STANDS_FOR_IPV4.has(groups.slice(0, 6).join(':'))) return null
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * The key under which limits count an address: IPv4 as it is, IPv6 by its /64, because one subscriber holds a whole
 * /64 and can use a new address for every call. All text that is not an address shares one key, so that it cannot be
 * used to get a fresh allowance.
 */
export function limitKeyOf(ip: string): string {
  const address = ip.trim().replace(/^\[(.*)\]$/, '$1')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return UNKNOWN
  const groups = groupsOf(address.replace(/%.*$/, ''))
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}
