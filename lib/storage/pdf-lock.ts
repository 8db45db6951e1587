import { createCipheriv, createHash } from 'node:crypto'

/*
 * Whether a PDF opens without a password (ISO 32000-2, 7.6). Many are encrypted only so that they cannot be changed: those open
 * with the empty password, and anybody reads them.
 */

const PAD = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const md5 = (...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest()
const sha = (bits: 256 | 384 | 512, ...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash(`sha${bits}`)).digest()

/** The stream cipher of old PDFs, which the platform no longer offers. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const byte = (at: number) => state[at & 255] ?? 0
  const swap = (a: number, b: number) => {
    const kept = byte(a)
    state[a] = byte(b)
    state[b] = kept
  }
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + byte(at) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let [a, b] = [0, 0]
  return Buffer.from(
    data.map((value) => {
      a = (a + 1) & 255
      b = (b + byte(a)) & 255
      swap(a, b)
      return value ^ byte(byte(a) + byte(b))
    }),
  )
}

type Lock = {
  revision: number
  bits: number
  o: Buffer
  u: Buffer
  p: number
  id: Buffer
  withMetadata: boolean
}

/** Algorithms 2, 4 and 5: the key of the empty password, and what it makes of the padding. */
function opensOld({ revision, bits, o, u, p, id, withMetadata }: Lock): boolean {
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(p | 0)
  const more = revision >= 4 && !withMetadata ? [Buffer.alloc(4, 255)] : []
  const length = revision === 2 ? 5 : bits / 8
  let key = md5(PAD, o.subarray(0, 32), permissions, id, ...more).subarray(0, length)
  if (revision === 2) return rc4(key, PAD).equals(u.subarray(0, 32))
  for (let turn = 0; turn < 50; turn += 1) key = md5(key).subarray(0, length)
  let made: Buffer = md5(PAD, id)
  for (let turn = 0; turn < 20; turn += 1)
    made = rc4(
      key.map((value) => value ^ turn),
      made,
    )
  return made.equals(u.subarray(0, 16))
}

/** Algorithm 2.B for the empty password. */
function hardened(salt: Buffer): Buffer {
  let key: Buffer = sha(256, salt)
  for (let turn = 1; ; turn += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    )
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const bits = ([256, 384, 512] as const)[mixed.subarray(0, 16).reduce((sum, value) => sum + value, 0) % 3]
    key = sha(bits ?? 256, mixed)
    if (turn >= 64 && (mixed.at(-1) ?? 0) <= turn - 32) return key.subarray(0, 32)
  }
}

/** Algorithm 11: the user's entry holds a hash and the salt that it was made with. */
function opensNew({ revision, u }: Lock): boolean {
  const salt = u.subarray(32, 40)
  return (revision === 5 ? sha(256, salt) : hardened(salt)).equals(u.subarray(0, 32))
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string of a PDF, after its name: `<hex>` or `(text with \escapes)`. */
function stringAfter(text: string, name: string): Buffer | null {
  const start = new RegExp(`/${name}\\s*([<(])(?!<)`).exec(text)
  if (!start) return null
  const from = start.index + start[0].length
  if (start[1] === '<')
    return Buffer.from(text.slice(from, text.indexOf('>', from)).replace(/\s/g, ''), 'hex')
  let [read, depth] = ['', 0]
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\\') {
      const [whole = '', octal] = /^(?:([0-7]{1,3})|\r\n|[\s\S])/.exec(text.slice(at + 1, at + 4)) ?? []
      if (octal) read += String.fromCharCode(Number.parseInt(octal, 8) & 255)
      else if (!/^[\r\n]/.test(whole)) read += ESCAPES[whole] ?? whole
      at += whole.length
      continue
    }
    if (char === '(') depth += 1
    if (char === ')' && depth-- === 0) break
    read += char
  }
  return Buffer.from(read, 'latin1')
}

const numberAfter = (text: string, name: string) =>
  Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(text)?.[1] ?? Number.NaN)

/** Room for the longest dictionary of a lock, with its strings. */
const DICTIONARY = 4_096

/** The dictionary of the lock: in the trailer itself, or in an object of its own, which nothing compresses. */
function dictionary(text: string): string | null {
  const [found] = [...text.matchAll(/\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/g)].slice(-1)
  if (!found) return null
  const { index } = found
  if (!found[1]) return text.slice(index, index + DICTIONARY)
  const at = [...text.matchAll(new RegExp(`(?<!\\d)${found[1]}\\s+${found[2]}\\s+obj`, 'g'))].at(-1)?.index
  return at === undefined ? null : text.slice(at, at + DICTIONARY)
}

/** Whether somebody has to know a password, or have a certificate, to read this PDF. */
export function asksPassword(content: Buffer): boolean {
  if (!content.includes('/Encrypt')) return false
  const text = content.toString('latin1')
  const lock = dictionary(text)
  if (!lock || !/\/Filter/.test(lock)) return false
  const [o, u] = [stringAfter(lock, 'O'), stringAfter(lock, 'U')]
  const [revision, p] = [numberAfter(lock, 'R'), numberAfter(lock, 'P')]
  // Locked for the owner of a certificate.
  if (!/\/Filter\s*\/Standard\b/.test(lock) || !o || !u || Number.isNaN(p)) return true
  const id =
    stringAfter(text.slice(text.lastIndexOf('/ID')).replace(/^\/ID\s*\[/, '/ID'), 'ID') ?? Buffer.alloc(0)
  // The length of the key is that of the document, not that of one of its filters, which counts in bytes.
  const bits = Math.max(...[...lock.matchAll(/\/Length\s+(\d+)/g)].map(([, length]) => Number(length)), 40)
  const withMetadata = !/\/EncryptMetadata\s+false/.test(lock)
  const known = { revision, bits: revision === 4 ? 128 : bits, o, u, p, id, withMetadata }
  return !(revision >= 5 ? opensNew(known) : opensOld(known))
}
