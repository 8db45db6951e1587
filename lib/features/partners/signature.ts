import { createHmac, timingSafeEqual } from 'node:crypto'

/** A delivery is accepted within so long of when it was signed. */
export const WINDOW_SECONDS = 300

/** The signature of a body that was sent at an instant, in seconds since 1970: hex of HMAC-SHA256 over `instant.body`. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

type Signed = { timestamp: string; signature: string; body: string }

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whether a body was signed with one of the secrets (`v1=…`), not long before `now`. */
export function isSigned(
  secrets: readonly string[],
  { timestamp, signature, body }: Signed,
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp))
  if (age > WINDOW_SECONDS) return false
  return secrets.some((secret) => sameText(signature, `v1=${signatureOf(secret, timestamp, body)}`))
}
