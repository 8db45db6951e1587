import { z } from 'zod'

/** Version of the privacy notice and consent texts; changes when /pagine/privacy-policy does. */
export const CONSENT_TEXT_VERSION = '2026-11'

const choice = z.boolean('Indica vero o falso.')

/** POST /consents/cookies: what a visitor allows, by a random id that names nobody. */
export const cookieChoiceSchema = z.strictObject(
  {
    id: z.uuid('L’identificativo non è valido.'),
    version: z
      .string('Indica la versione del testo.')
      .regex(/^\d{4}-\d{2}$/, 'La versione del testo non è valida.'),
    choices: z.strictObject({ statistiche: choice, marketing: choice }, 'Indica le scelte.'),
  },
  'Invia le scelte.',
)
export type CookieChoiceInput = z.infer<typeof cookieChoiceSchema>

const ownConsent = z.enum(['privacy', 'marketing', 'terzi', 'profilazione'], 'Indica quale consenso.')

/** POST /clients/me/consents: one choice, given or taken back. */
export const ownConsentSchema = z.strictObject(
  {
    kind: ownConsent,
    granted: choice,
    /** Of the text that was read; without it today's. */
    textVersion: z.string().max(20, 'La versione del testo non è valida.').optional(),
  },
  'Indica il consenso e la scelta.',
)
export type OwnConsentInput = z.infer<typeof ownConsentSchema>

/** GET /clients/me/consents: today's choices with their history, the newest first. */
export const ownConsentsReply = z.object({
  items: z.array(
    z.object({
      kind: ownConsent,
      granted: z.boolean(),
      history: z.array(z.object({ granted: z.boolean(), at: z.string(), textVersion: z.string() })),
    }),
  ),
})
export type OwnConsents = z.infer<typeof ownConsentsReply>
