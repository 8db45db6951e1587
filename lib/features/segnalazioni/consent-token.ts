import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { addDays } from '@/lib/core/dates'
import { CONSENT_DAYS } from './schema'

const ID_BYTES = 16
const TIME_BYTES = 6
const MAC_BYTES = 18

const sign = (payload: Buffer) =>
  createHmac('sha256', keyFor('segnalazione-consenso')).update(payload).digest().subarray(0, MAC_BYTES)

/** The link's secret: the referral and its last instant, signed; nothing has to be stored. */
export function consentToken(id: string, createdAt: Date): string {
  const payload = Buffer.alloc(ID_BYTES + TIME_BYTES)
  payload.write(id.replaceAll('-', ''), 'hex')
  payload.writeUIntBE(addDays(createdAt, CONSENT_DAYS).getTime(), ID_BYTES, TIME_BYTES)
  return Buffer.concat([payload, sign(payload)]).toString('base64url')
}

/** The referral a link stands for, and whether it is too late; null for what we did not sign. */
export function readConsentToken(token: string): { id: string; expired: boolean } | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + TIME_BYTES + MAC_BYTES) return null
  const payload = bytes.subarray(0, ID_BYTES + TIME_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES + TIME_BYTES), sign(payload))) return null
  const hex = payload.toString('hex', 0, ID_BYTES)
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { id, expired: payload.readUIntBE(ID_BYTES, TIME_BYTES) < Date.now() }
}
