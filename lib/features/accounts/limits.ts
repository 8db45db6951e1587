import 'server-only'
import type { Role } from '@/lib/auth/roles'
import { limitKeyOf } from '@/lib/core/address-key'
import { consume, forgive, type RateLimit } from '@/lib/http/rate-limit'

const QUARTER = 15 * 60
const HOUR = 60 * 60

/** One person at one place; the same account from everywhere; one place, whatever the account. */
const SIGN_IN: RateLimit = { name: 'accesso', points: 8, seconds: QUARTER }
const SIGN_IN_ACCOUNT: RateLimit = { name: 'accesso-account', points: 40, seconds: HOUR }
export const SIGN_IN_ADDRESS: RateLimit = { name: 'accesso-indirizzo', points: 120, seconds: QUARTER }

export const FORGOT_ADDRESS: RateLimit = { name: 'recupero-indirizzo', points: 30, seconds: HOUR }
export const REGISTER_ADDRESS: RateLimit = { name: 'registrazione-indirizzo', points: 30, seconds: HOUR }
/** A link is guessed by nobody, but asking costs us a query. */
export const LINK_ADDRESS: RateLimit = { name: 'link-indirizzo', points: 60, seconds: QUARTER }
export const REFRESH_ADDRESS: RateLimit = { name: 'rinnovo-indirizzo', points: 600, seconds: QUARTER }

const MAIL_ACCOUNT: RateLimit = { name: 'mail-account', points: 5, seconds: HOUR }
const PASSWORD_ACCOUNT: RateLimit = { name: 'password-account', points: 10, seconds: QUARTER }

const keyOf = (role: Role, email: string) => `${role}:${email.trim().toLowerCase()}`

/** Counted before anything is looked up, so that known and unknown accounts run out alike. */
export async function countSignIn(role: Role, email: string, ip: string): Promise<void> {
  await consume(SIGN_IN, `${keyOf(role, email)}:${limitKeyOf(ip)}`)
  await consume(SIGN_IN_ACCOUNT, keyOf(role, email))
}

export async function forgiveSignIn(role: Role, email: string, ip: string): Promise<void> {
  await forgive(SIGN_IN, `${keyOf(role, email)}:${limitKeyOf(ip)}`)
  await forgive(SIGN_IN_ACCOUNT, keyOf(role, email))
}

/** Mails that anybody can have us send to an address. */
export const countMail = (role: Role, email: string) => consume(MAIL_ACCOUNT, keyOf(role, email))

/** A signed-in person who types the own password again: a stolen session must not guess it. */
export const countPassword = (role: Role, userId: string) => consume(PASSWORD_ACCOUNT, `${role}:${userId}`)
