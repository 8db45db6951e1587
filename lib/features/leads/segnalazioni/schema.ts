import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { consensiSchema, emailSchema } from '@/lib/features/leads/schema'
import { visitorNameSchema } from '@/lib/italian/person-name'
import { phoneSchema } from '@/lib/italian/phone-schema'
import { PRODOTTI } from '@/lib/words/products'

/** Partners with a referral form of their own. */
export const PARTNER = { zetarent: 'Zetarent' } as const
export type Partner = keyof typeof PARTNER

/** Names are put into mails to people who did not ask for them, so they may not contain a link. */
const person = {
  nome: visitorNameSchema('Scrivi il nome.'),
  cognome: visitorNameSchema('Scrivi il cognome.'),
}

/** POST /segnalazioni */
export const segnalazioneSchema = z
  .strictObject({
    agentId: z.uuid('Agente non valido.'),
    partner: z.enum(keysOf(PARTNER), 'Partner non previsto.').optional(),
    segnalante: z.strictObject({ ...person, email: emailSchema, telefono: phoneSchema().optional() }),
    segnalato: z.strictObject({ ...person, email: emailSchema.optional(), telefono: phoneSchema() }),
    note: z.string().trim().max(1000, 'Al massimo 1.000 caratteri.').optional(),
    consents: consensiSchema,
  })
  .superRefine(({ segnalante, segnalato }, ctx) => {
    if (segnalato.email && segnalato.email.toLowerCase() === segnalante.email.toLowerCase())
      ctx.addIssue({
        code: 'custom',
        path: ['segnalato', 'email'],
        message: 'È il tuo indirizzo: serve quello della persona che presenti.',
      })
  })
export type SegnalazioneInput = z.infer<typeof segnalazioneSchema>

/** POST /segnalazioni/outcome */
export const outcomeSchema = z.strictObject({
  codice: z
    .string('Scrivi il codice.')
    .trim()
    .toUpperCase()
    .regex(/^S\d\d-[0-9A-Z]{6,10}$/, 'Il codice è quello della tua ricevuta, per esempio S26-K7QM2XR.'),
  email: emailSchema,
})

/** How a referral is going, in words that say nothing of the person who was referred. */
export const ESITI = {
  in_attesa: 'In attesa del consenso',
  senza_risposta: 'Nessuna risposta',
  rifiutata: 'Non vuole essere contattata',
  accettata: 'Ha detto di sì',
  contattata: 'Contattata',
  avviata: 'Pratica avviata',
  conclusa: 'Conclusa',
} as const
export type Esito = keyof typeof ESITI

export const outcomeReply = z.object({
  codice: z.string(),
  esito: z.enum(keysOf(ESITI)),
  testo: z.string(),
  /** Day on which the referral was made. */
  createdAt: z.string(),
})
export type Outcome = z.infer<typeof outcomeReply>

const token = z.string('Il link non è completo.').min(1, 'Il link non è completo.').max(200)

/** POST /segnalazioni/consent: what the referred person answers. */
export const rispostaSchema = z.discriminatedUnion(
  'risposta',
  [
    z.strictObject({ risposta: z.literal('rifiuto'), token }),
    z.strictObject({
      risposta: z.literal('consenso'),
      token,
      /** Only where the referral did not carry one. */
      email: emailSchema.optional(),
      product: z.enum(keysOf(PRODOTTI), 'Scegli di che cosa hai bisogno.').optional(),
      consents: consensiSchema,
    }),
  ],
  'Scegli se vuoi essere contattato.',
)
export type RispostaInput = z.infer<typeof rispostaSchema>

/** What the page of a consent link shows. */
export type ConsentRequest = {
  state: 'open' | 'answered' | 'expired'
  nome: string
  segnalante: string
  partner: string | null
  /** Whether who presents them may be paid for it. */
  compensata: boolean
  /** Only a telephone was given: the address for the receipt is asked here. */
  asksEmail: boolean
  agent: { nome: string; cognome: string; slug: string; urlPhoto: string | null; oamNumber: string | null }
}
