import { BlockList, isIP } from 'node:net'

/** Loopback and the networks that nobody reaches from outside: where a proxy in front of us usually stands. */
export const OUR_NETWORKS = '127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7, fe80::/10'
/** Said where there is no proxy at all. */
const NOBODY = 'none'

/** An address as one writes it: IPv4 without its IPv6 form, no interface. */
export const plainAddress = (address: string | undefined): string =>
  (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/**
 * The peers whose forwarded headers count, from addresses and CIDRs separated by commas; `none` for nobody.
 * @throws Error that names what is neither
 */
export function proxiesOf(text: string): BlockList {
  const list = new BlockList()
  if (text.trim() === NOBODY) return list
  for (const item of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = item.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    const prefix = bits === undefined ? most : Number(bits)
    if (
      version === 0 ||
      rest.length > 0 ||
      bits === '' ||
      !Number.isInteger(prefix) ||
      prefix < 0 ||
      prefix > most
    )
      throw new Error(`«${item}» non è un indirizzo né una rete come 10.0.0.0/8`)
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** Whether a peer, or a hop that it names, is one of them. */
export function isProxy(address: string | undefined, proxies: BlockList): boolean {
  const plain = plainAddress(address)
  const version = isIP(plain)
  return version > 0 && proxies.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}
