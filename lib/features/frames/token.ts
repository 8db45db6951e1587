import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { isId } from '@/lib/core/ids'

const MINUTES = 30

/** Bound to the frame that it was made for: a thank-you page of another one does not open with it. */
const signed = (frame: string, body: string) =>
  createHmac('sha256', keyFor('frame lead')).update(`${frame}\n${body}`).digest('base64url')

/** Opens the steps after a request for half an hour; it names the lead and nothing about the person. */
export function mintLeadToken(frame: string, leadId: string, now = Date.now()): string {
  const body = `${leadId}.${Math.floor(now / 1000) + MINUTES * 60}`
  return `${body}.${signed(frame, body)}`
}

/** The lead's id, or null for a token that is not ours, of another frame, or too old. */
export function readLeadToken(frame: string, token: string, now = Date.now()): string | null {
  const [leadId = '', expires = '', signature = ''] = token.split('.')
  const good = Buffer.from(signed(frame, `${leadId}.${expires}`))
  const offered = Buffer.from(signature)
  if (offered.length !== good.length || !timingSafeEqual(offered, good)) return null
  return isId(leadId) && Number(expires) * 1000 > now ? leadId : null
}
