import { randomBytes } from 'node:crypto'

/** An address in a network that nobody has used, so that tests do not use up each other's limits. */
export function newAddress(): string {
  const [network, host] = [randomBytes(4), randomBytes(2)].map((bytes) => bytes.toString('hex'))
  return `2001:db8:${network?.slice(0, 4)}:${network?.slice(4)}::${host}`
}
