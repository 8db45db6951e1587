import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyFor } from './keys'

/*
 * session id (16 bytes) | secret (32) | proof (16), base64url. The proof says that we issued the token, so
 * that every old token of a session is told from a forged one, although only two hashes are stored.
 */
const ID = 16
const SECRET = 32
const PROOF = 16

const mac = (...parts: Buffer[]) =>
  createHmac('sha256', keyFor('refresh')).update(Buffer.concat(parts)).digest()

const proofOf = (id: Buffer, secret: Buffer) => mac(Buffer.from('proof'), id, secret).subarray(0, PROOF)

const assemble = (id: Buffer, secret: Buffer) =>
  Buffer.concat([id, secret, proofOf(id, secret)]).toString('base64url')

const idBytes = (sessionId: string) => Buffer.from(sessionId.replaceAll('-', ''), 'hex')

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The first refresh token of a session. */
export function issueRefresh(sessionId: string): string {
  return assemble(idBytes(sessionId), randomBytes(SECRET))
}

/** The session that a token belongs to; null for what we never issued. */
export function readRefresh(token: string): { sessionId: string } | null {
  const parts = split(token)
  return parts && { sessionId: uuidOf(parts.id) }
}

function split(token: string): { id: Buffer; secret: Buffer } | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID + SECRET + PROOF) return null
  const id = bytes.subarray(0, ID)
  const secret = bytes.subarray(ID, ID + SECRET)
  return timingSafeEqual(proofOf(id, secret), bytes.subarray(ID + SECRET)) ? { id, secret } : null
}

/**
 * The one successor of a token. It follows from the token and our key, so that requests that arrive together
 * with the same token all get the same successor, without it being stored anywhere.
 */
export function successorOf(token: string): string {
  const parts = split(token)
  if (!parts) throw new Error('not a refresh token of ours')
  return assemble(parts.id, mac(Buffer.from('next'), parts.id, parts.secret))
}

export const hashRefresh = (token: string) => createHash('sha256').update(token).digest('base64url')
