import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from './keys'

const ID_BYTES = 16
const TIME_BYTES = 6
const MAC_BYTES = 18

const sign = (purpose: string, payload: Buffer) =>
  createHmac('sha256', keyFor(purpose)).update(payload).digest().subarray(0, MAC_BYTES)

/** A link's secret: a row and the link's last instant, signed for one purpose; nothing has to be stored. */
export function signLink(purpose: string, id: string, until: Date): string {
  const payload = Buffer.alloc(ID_BYTES + TIME_BYTES)
  payload.write(id.replaceAll('-', ''), 'hex')
  payload.writeUIntBE(until.getTime(), ID_BYTES, TIME_BYTES)
  return Buffer.concat([payload, sign(purpose, payload)]).toString('base64url')
}

/** The row that a link claims to stand for: good for looking up what it was signed with, and for nothing else. */
export function claimedRow(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  return bytes.length === ID_BYTES + TIME_BYTES + MAC_BYTES ? rowIn(bytes) : null
}

function rowIn(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, ID_BYTES)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The row a link stands for, and whether it is too late; null for what we did not sign for this purpose. */
export function readLink(purpose: string, token: string): { id: string; expired: boolean } | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + TIME_BYTES + MAC_BYTES) return null
  const payload = bytes.subarray(0, ID_BYTES + TIME_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES + TIME_BYTES), sign(purpose, payload))) return null
  return { id: rowIn(bytes), expired: payload.readUIntBE(ID_BYTES, TIME_BYTES) < Date.now() }
}
