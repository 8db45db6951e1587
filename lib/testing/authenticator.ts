import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { env } from '@/lib/core/env'

/* A passkey in memory, as a telephone would have it: what the browser and its authenticator do, in a few lines (WebAuthn, ES256). */

type Value = number | string | Buffer | Map<Value, Value>

/** As much of CBOR (RFC 8949) as a passkey is written in. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([name, one]) => [cbor(name), cbor(one)])])
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

type Asked = { challenge?: unknown }

export class Authenticator {
  readonly id = randomBytes(16)
  private readonly key: KeyObject
  private readonly publicKey: KeyObject
  private count = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = privateKey
    this.publicKey = publicKey
  }

  /** What `navigator.credentials.create` gives. */
  create(asked: object) {
    const { challenge } = asked as Asked
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' })
    const cose = cbor(
      new Map<Value, Value>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const size = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.data(WITH_KEY), Buffer.alloc(16), size, this.id, cose])
    const attestation = new Map<Value, Value>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ])
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What `navigator.credentials.get` gives. */
  get(asked: object) {
    const { challenge } = asked as Asked
    this.count += 1
    const [data, client] = [this.data(0), this.client('webauthn.get', challenge)]
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.key)
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  private answer<R>(response: R) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private data(more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.count)
    const site = sha256(new URL(env().SITE_URL).hostname)
    return Buffer.concat([site, Buffer.from([PRESENT_AND_VERIFIED | more]), counter])
  }

  private client(type: string, challenge: unknown): Buffer {
    const { origin } = new URL(env().SITE_URL)
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}
