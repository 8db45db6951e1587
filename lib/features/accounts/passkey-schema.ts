import { z } from 'zod'

const text = (max: number) => z.string().max(max)
const bytes = text(8_000)

/** What browsers say of a passkey (WebAuthn): a few texts of a known size. What they mean says lib/auth/webauthn.ts. */
const credential = {
  id: text(1_400),
  rawId: text(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).optional(),
}

export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: text(200).nullish(),
  }),
})
export type AssertionInput = z.infer<typeof assertionSchema>

const attestationSchema = z.object({
  ...credential,
  response: z.looseObject({
    clientDataJSON: bytes,
    attestationObject: text(60_000),
    transports: z.array(text(20)).max(10).optional(),
  }),
})

const nome = z
  .string('Dai un nome alla passkey.')
  .trim()
  .min(1, 'Dai un nome alla passkey.')
  .max(60, 'Al massimo 60 caratteri.')

/** POST /v2/{admin,agents}/passkeys */
export const passkeyBody = z.strictObject({ nome, risposta: attestationSchema })
export type PasskeyInput = z.infer<typeof passkeyBody>
export const passkeyName = z.strictObject({ nome })
export const passkeyParams = z.object({ id: z.uuid() })
/** POST /v2/{admin,agents}/login/passkey */
export const passkeyLoginBody = z.strictObject({ passkey: assertionSchema })

/** Options for the browser, as WebAuthn writes them. */
export const webauthnOptions = z.looseObject({ challenge: z.string() })

export const passkeySchema = z.object({
  _id: z.string(),
  nome: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type PasskeyItem = z.infer<typeof passkeySchema>

/** GET /v2/{admin,agents}/secondFactor */
export const secondFactorReply = z.object({
  totp: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** Recovery codes that were not used. */
  codici: z.number(),
  /** Until when somebody who has none may go on without; null where nobody asks for one, or there is one. */
  entro: z.string().nullable(),
})
export type SecondFactor = z.infer<typeof secondFactorReply>

export const recoveryCodesReply = z.object({ codici: z.array(z.string()) })
