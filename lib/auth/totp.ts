import 'server-only'
import { generateSecret, generateURI, verify } from 'otplib'

const PERIOD = 30

export const newTotpSecret = (): string => generateSecret()

export const totpUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret })

/**
 * The time step of a right code, or null. One step before and after is accepted for clocks that differ;
 * a step that was already used (`lastStep`), or an earlier one, is refused: a code is good once.
 */
export async function totpStep(
  secret: string,
  code: string,
  lastStep: number | null,
  now = Date.now(),
): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now / 1000)
  const result = await verify({ secret, token: code, epoch, period: PERIOD, epochTolerance: PERIOD })
  if (!result.valid) return null
  const step = Math.floor(epoch / PERIOD) + (result.delta ?? 0)
  return lastStep !== null && step <= lastStep ? null : step
}
