import { z } from 'zod'
import { pageLimit } from '@/lib/italian/figure-in-query'
import { visitorNameSchema } from '@/lib/italian/person-name'
import { clearablePhoneSchema, phoneSchema } from '@/lib/italian/phone-schema'
import { isOwnWords, OWN_WORDS } from './own-password'
import { assertionSchema } from './passkey-schema'

const email = z
  .string('Scrivi l’indirizzo e-mail.')
  .trim()
  .max(254, 'Al massimo 254 caratteri.')
  .pipe(z.email('Scrivi un indirizzo e-mail valido.'))

/** What is typed at sign-in: only its length is limited, older passwords may follow older rules. */
const typedPassword = z.string('Scrivi la password.').min(1, 'Scrivi la password.').max(200)

const EASY = /^(.)\1*$|^(?:password|qwerty|12345678|chiaravia)/i
export const PASSWORD_MIN = 10

/** A new password: length counts more than odd characters. */
export const newPassword = z
  .string('Scegli una password.')
  .min(PASSWORD_MIN, `La password deve avere almeno ${PASSWORD_MIN} caratteri.`)
  .max(200, 'La password può avere al massimo 200 caratteri.')
  .refine((value) => !EASY.test(value), 'Questa password è troppo facile da indovinare.')

/** The code that the app of the second factor shows. */
const appCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Il codice ha 6 cifre.')

/** Of the app, or one of those for who has lost it: "K7QM-2XRT-9FHA". */
const otp = z
  .string()
  .trim()
  .regex(
    /^(?:\d{6}|(?:[0-9A-Za-z]{4}[- ]?){2}[0-9A-Za-z]{4})$/,
    'Il codice ha 6 cifre; uno di recupero 12 lettere e cifre.',
  )

const token = z.string('Il link non è completo.').min(1, 'Il link non è completo.').max(200)

export const loginBody = z.strictObject({
  email,
  password: typedPassword,
  otp: otp.optional(),
  /** In place of the code. */
  passkey: assertionSchema.optional(),
})
export const refreshBody = z.strictObject({ refresh: z.string().max(200).optional() }).optional()
export const logoutBody = z.strictObject({}).optional()
export const forgotBody = z.strictObject({ email })
export const resetBody = z.strictObject({ token, password: newPassword })
export const changePasswordBody = z.strictObject({ attuale: typedPassword, password: newPassword })
export const otpBody = z.strictObject({ otp: appCode })
export const totpStartBody = z.strictObject({ password: typedPassword })
export const totpOffBody = z.strictObject({ password: typedPassword, otp })
export const totpResetBody = z.strictObject({ role: z.enum(['admin', 'agent']), userId: z.uuid() })

/** POST /v2/{admin,agents}/proof: one of what `Prova` names. */
export const proofBody = z
  .strictObject({
    password: typedPassword.optional(),
    otp: otp.optional(),
    passkey: assertionSchema.optional(),
  })
  .refine(
    (given) => Object.values(given).filter((value) => value !== undefined).length === 1,
    'Conferma chi sei in uno dei modi previsti.',
  )
export type ProofInput = z.infer<typeof proofBody>
export const eraseBody = z.strictObject({ password: typedPassword })

const consents = z.strictObject({
  privacy: z.literal(true, 'Per registrarti devi aver letto l’informativa sulla privacy.'),
  marketing: z.boolean().default(false),
  terzi: z.boolean().default(false),
  profilazione: z.boolean().default(false),
})

export const registerBody = z
  .strictObject({
    nome: visitorNameSchema('Scrivi il nome.'),
    cognome: visitorNameSchema('Scrivi il cognome.'),
    email,
    telefono: phoneSchema('Scrivi il numero di telefono.'),
    password: newPassword,
    consents,
    referal: z.string().trim().max(100).optional(),
  })
  .refine((person) => !isOwnWords(person.password, person), { path: ['password'], message: OWN_WORDS })

const line = (max: number, long: string) =>
  z
    .string()
    .trim()
    .max(max, long)
    .transform((text) => text || null)
    .nullable()
    .optional()

/** PATCH /clients/me: where the client can be reached; what is left out stays, an empty text is taken away. */
export const profileBody = z.strictObject({
  telefono: clearablePhoneSchema,
  indirizzo: line(200, 'Al massimo 200 caratteri.'),
  cap: z
    .string()
    .trim()
    .regex(/^(?:\d{5})?$/, 'Il CAP ha 5 cifre.')
    .transform((text) => text || null)
    .nullable()
    .optional(),
  comune: line(100, 'Al massimo 100 caratteri.'),
  provincia: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/, 'Scegli una provincia.')
    .transform((text) => text || null)
    .nullable()
    .optional(),
  version: z.number('Manca la versione.').int(),
})

/** What PATCH /clients/me answers, and the settings begin with. */
export const profileReply = z.object({
  email: z.string().nullable(),
  /** The address that was asked for and waits to be confirmed. */
  pendingEmail: z.string().nullable(),
  /** The office corrects it. */
  codiceFiscale: z.string().nullable(),
  telefono: z.string().nullable(),
  indirizzo: z.string().nullable(),
  cap: z.string().nullable(),
  comune: z.string().nullable(),
  provincia: z.string().nullable(),
  version: z.number(),
})

/** POST /clients/me/email: the address to have, and the password again. */
export const emailBody = z.strictObject({ email, password: typedPassword })

export const confirmParams = z.object({ id: token })
export const sessionParams = z.object({ id: z.uuid() })

/** Query of GET /v2/sessions. `own` keeps an admin who may see all to their own devices. */
export const sessionsQuery = z.strictObject({
  limit: pageLimit(50),
  cursor: z.string().max(500).optional(),
  own: z.enum(['true', 'false']).optional(),
  stato: z.enum(['attive', 'terminate']).optional(),
  role: z.enum(['admin', 'agent', 'client']).optional(),
})

const userSchema = z.object({ _id: z.string(), nome: z.string(), cognome: z.string(), email: z.string() })

export const loginReply = z.object({
  access: z.string(),
  refresh: z.string(),
  user: z.looseObject({ nome: z.string(), cognome: z.string() }),
  /** Where the area opens, if they have chosen another page than its home. */
  pagina: z.string(),
})
export const totpReply = z.object({ secret: z.string(), uri: z.string(), qr: z.string() })

export const sessionSchema = z.object({
  _id: z.string(),
  role: z.enum(['admin', 'agent', 'client']),
  dispositivo: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  motivo: z.string().nullable(),
  /** The session that asks. */
  corrente: z.boolean(),
  attiva: z.boolean(),
  utente: userSchema.nullable(),
})

export const sessionsReply = z.object({
  items: z.array(sessionSchema),
  nextCursor: z.string().nullable(),
  total: z.number(),
  totalIsCapped: z.boolean(),
})

/** Query and reply of GET /v2/admins/{id}/sessions and /v2/agents/{id}/sessions. */
export const personSessionsQuery = sessionsQuery.pick({ cursor: true }).extend({
  limit: pageLimit(20, 100),
})
export const personSessionsReply = sessionsReply.pick({ items: true, nextCursor: true })
export type PersonSessionsQuery = z.infer<typeof personSessionsQuery>
export type PersonSessions = z.infer<typeof personSessionsReply>

/** Body of POST on the same: one session, or all of them. */
export const signOutBody = z.strictObject({ sessionId: z.uuid().optional() })

export type LoginInput = z.infer<typeof loginBody>
export type RegisterInput = z.infer<typeof registerBody>
export type SessionsQuery = z.infer<typeof sessionsQuery>
export type SessionItem = z.infer<typeof sessionSchema>
export type SessionsReply = z.infer<typeof sessionsReply>
export type TotpReply = z.infer<typeof totpReply>
export type ProfileInput = z.infer<typeof profileBody>
export type EmailInput = z.infer<typeof emailBody>
export type OwnProfile = z.infer<typeof profileReply>
