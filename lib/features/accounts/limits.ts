import 'server-only'
import { createHash } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import type { Role } from '@/lib/auth/roles'
import type { KnownDevice } from '@/lib/auth/sign-in'
import { limitKeyOf } from '@/lib/core/address-key'
import { addressLimit } from '@/lib/http/form-limits'
import {
  consume,
  forgive,
  giveBack,
  limitRow,
  type RateLimit,
  refuseOver,
  tooMany,
  tryConsume,
} from '@/lib/http/rate-limit'

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** One person at one place; one device that the account has used before; one place, whatever the account. */
const SIGN_IN: RateLimit = { name: 'accesso', points: 8, seconds: QUARTER }
const SIGN_IN_DEVICE: RateLimit = { name: 'accesso-dispositivo', points: 8, seconds: QUARTER }
export const SIGN_IN_ADDRESS: RateLimit = { name: 'accesso-indirizzo', points: 120, seconds: QUARTER }

/**
 * The same account from everywhere, on devices that it has not used: some tries at once, then one now and then, so
 * that guessing is slow and the account is never shut. What it comes to a day is in docs/decisions/003.
 */
const FREE: RateLimit = { name: 'accesso-account', points: 10, seconds: HOUR }
const SLOW: RateLimit = { name: 'accesso-account-lento', points: 1, seconds: MINUTE }
const SLOW_TOTAL: RateLimit = { name: 'accesso-account-giorno', points: 100, seconds: DAY }
const SLOWEST: RateLimit = { name: 'accesso-account-ultimo', points: 1, seconds: 5 * MINUTE }

/** Codes of the second factor, tried by somebody who already has the password. */
const CODE: RateLimit = { name: 'codice', points: 30, seconds: DAY }

export const FORGOT_ADDRESS = addressLimit('recupero-indirizzo')
export const REGISTER_ADDRESS = addressLimit('registrazione-indirizzo')
/** Mails with a link to a new address, by whoever asks for it. */
export const CHANGE_EMAIL: RateLimit = { name: 'mail-cambio', points: 5, seconds: HOUR }
/** A link is guessed by nobody, but asking costs us a query. */
export const LINK_ADDRESS = addressLimit('link-indirizzo')
export const REFRESH_ADDRESS: RateLimit = { name: 'rinnovo-indirizzo', points: 600, seconds: QUARTER }

/** Mails that anybody can have us send to an address; each kind by itself, so that one does not use up the other. */
const REGISTER_MAIL: RateLimit = { name: 'mail-registrazione', points: 5, seconds: HOUR }
const RESET_MAIL: RateLimit = { name: 'mail-recupero', points: 5, seconds: HOUR }
const RESET_MAIL_DEVICE: RateLimit = { name: 'mail-recupero-dispositivo', points: 5, seconds: HOUR }
const PASSWORD: RateLimit = { name: 'password', points: 10, seconds: QUARTER }

const BY_MAIL = ', oppure scegli una nuova password con «Password dimenticata?»'
const IN_THE_MAIL =
  '. Se l’indirizzo ha un account, il link nell’ultimo messaggio che abbiamo inviato vale ancora: cercalo anche nella posta indesiderata'

/** A digest: the table of limits need not hold anybody's address, however long. */
const keyOf = (role: Role, email: string) =>
  createHash('sha256').update(`${role}:${email.trim().toLowerCase()}`).digest('base64url')

/** How the statement that finds a known device counts what is tried from it. */
export function countingOfDevices(now = Date.now()) {
  return { prefix: limitRow(SIGN_IN_DEVICE, ''), until: now + SIGN_IN_DEVICE.seconds * 1000, now }
}

type Attempt = { role: Role; email: string; ip: string; device: KnownDevice | null }

/**
 * Counts an attempt to sign in, known and unknown accounts alike, unless it was made from a known device and is counted already;
 * over the limit throws 429. The returned function takes the attempt back once the password has proven right.
 */
export async function countSignIn({ role, email, ip, device }: Attempt): Promise<() => Promise<void>> {
  if (device) {
    refuseOver(SIGN_IN_DEVICE, device.tries, BY_MAIL)
    return () => forgive(SIGN_IN_DEVICE, device.id)
  }
  const account = keyOf(role, email)
  const here = `${account}:${limitKeyOf(ip)}`
  await consume(SIGN_IN, here, BY_MAIL)
  const wasFree = await slowDown(account)
  return async () => {
    await forgive(SIGN_IN, here)
    if (wasFree) await giveBack(FREE, account)
  }
}

/** The row that counts the wrong passwords of a known device. */
export const deviceLimitRow = (deviceId: string): string => limitRow(SIGN_IN_DEVICE, deviceId)

/** True for one of the free tries, false for one of the slow ones; otherwise says when the next one is. */
async function slowDown(account: string): Promise<boolean> {
  const free = await tryConsume(FREE, account)
  if (free === 0) return true
  const slow = await tryConsume(SLOW, account)
  if (slow > 0) throw tooMany(Math.min(free, slow), BY_MAIL)
  if ((await tryConsume(SLOW_TOTAL, account)) === 0) return false
  const slowest = await tryConsume(SLOWEST, account)
  if (slowest > 0) throw tooMany(Math.min(free, slowest), BY_MAIL)
  return false
}

/** By device or session where there is one: whoever else has the password does not use up the owner's codes. */
const codeKey = (role: Role, userId: string, place: string | null) => `${role}:${userId}:${place ?? ''}`

export const countCode = (role: Role, userId: string, place: string | null) =>
  consume(CODE, codeKey(role, userId, place), BY_MAIL)

export const forgiveCode = (role: Role, userId: string, place: string | null) =>
  forgive(CODE, codeKey(role, userId, place))

export const countRegistration = (email: string) => consume(REGISTER_MAIL, keyOf('client', email))

/** The links already sent are good for as long as this limit lasts: who meets it need not wait. */
export const countReset = (role: Role, email: string, deviceId: string | null) =>
  deviceId
    ? consume(RESET_MAIL_DEVICE, deviceId, IN_THE_MAIL)
    : consume(RESET_MAIL, keyOf(role, email), IN_THE_MAIL)

/** A signed-in person who types the own password again: a stolen session must not guess it, nor stop its owner. */
export const countPassword = ({ sessionId }: Actor) => consume(PASSWORD, sessionId, BY_MAIL)
