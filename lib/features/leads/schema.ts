import { z } from 'zod'
import { instantSchema } from '@/lib/core/dates-schema'
import { neededEmail } from '@/lib/core/email-schema'
import { keysOf } from '@/lib/core/keys'
import { numberText } from '@/lib/core/number-text'
import { withoutListedSecret } from '@/lib/core/secret-paths'
import { readNumber } from '@/lib/italian/numbers'
import { partitaIvaOf } from '@/lib/italian/partita-iva'
import { plainName, visitorNameSchema } from '@/lib/italian/person-name'
import { phoneSchema } from '@/lib/italian/phone-schema'
import type { Tone } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { FIGURES } from './labels'

export const STATI_LEAD = {
  nuovo: { label: 'Nuova', tone: 'warn', next: ['perso'] },
  assegnato: { label: 'Assegnata', tone: 'info', next: ['contattato', 'perso'] },
  contattato: { label: 'Contattata', tone: 'info', next: ['appuntamento', 'perso'] },
  appuntamento: { label: 'Appuntamento', tone: 'ok', next: ['contattato', 'perso'] },
  convertito: { label: 'Convertita', tone: 'ok', next: [] },
  perso: { label: 'Persa', tone: 'neutral', next: ['contattato'] },
} as const satisfies Record<string, { label: string; tone: Tone; next: readonly string[] }>
export type StatoLead = keyof typeof STATI_LEAD

/** Where an appointment is still to be kept: it survives the conversion of its request. */
export const MEETS: StatoLead[] = ['appuntamento', 'convertito']

/** Where leads come from; adw, dspl and fb are the campaign channels of the specification. */
export const CANALI = {
  sito: 'Sito',
  adw: 'Annunci su ricerca',
  dspl: 'Display',
  fb: 'Facebook',
  iframe: 'Partner',
  segnalazione: 'Segnalazione',
  telefono: 'Telefono',
  numeroverde: 'Numero verde',
  cloudcare: 'CloudCare',
  luccacase: 'Luccacase',
} as const

const utm = z.string().trim().max(200, 'Al massimo 200 caratteri.').optional()

export const emailSchema = neededEmail(254)

/** The contact of a visitor; the telephone is checked again, with its country, on the server. */
export const contattoSchema = z.strictObject({
  nome: visitorNameSchema('Scrivi il nome.'),
  cognome: visitorNameSchema('Scrivi il cognome.'),
  email: emailSchema,
  telefono: phoneSchema(),
})

/** The privacy notice must be acknowledged; the other three are free (domain.md §2). */
export const consensiSchema = z.strictObject({
  privacy: z.literal(true, 'Per continuare conferma di aver letto l’informativa.'),
  marketing: z.boolean().optional(),
  terzi: z.boolean().optional(),
  profilazione: z.boolean().optional(),
})

export const campagnaSchema = z.strictObject({
  channel: z.enum(keysOf(CANALI), 'Canale non previsto.').optional(),
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
  utm_term: utm,
  utm_content: utm,
  gclid: utm,
  fbclid: utm,
  referrer: z.string().max(500, 'Al massimo 500 caratteri.').optional(),
  landing: z.string().max(500, 'Al massimo 500 caratteri.').overwrite(withoutListedSecret).optional(),
  agentId: z.uuid('Agente non valido.').optional(),
})

/** Of what a calculator or a form asks: euro, years or months, whatever the field. */
const MAX_FIGURE = 100_000_000
const MOST: Record<string, number> = { durata: 480 }
const MAX_ANSWERS = 60

type Asked = Record<string, string | number | boolean | null>

/** Figures as numbers and a VAT number as its eleven digits, however they were written; what cannot be read is refused by its field. */
function readAnswers(asked: Asked, ctx: z.RefinementCtx): Asked {
  const wrong = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message })
  const answers = Object.entries(asked).map(([field, value]) => {
    if (field === 'ragioneSociale' && typeof value === 'string') return [field, plainName(value)] as const
    const kind = FIGURES[field]
    if (kind === undefined || typeof value !== 'string') return [field, value] as const
    if (value.trim() === '') return [field, null] as const
    const { value: figure = null, problem } = readNumber(value, kind)
    if (problem !== undefined) wrong(field, problem)
    return [field, figure] as const
  })
  for (const [field, value] of answers) {
    if (typeof value !== 'number') continue
    if (value < 0) wrong(field, 'Da 0 in su.')
    const most = MOST[field] ?? MAX_FIGURE
    if (value > most) wrong(field, `Al massimo ${numberText(most)}.`)
  }
  const read = Object.fromEntries(answers)
  if (asked.partitaIva === undefined) return read
  const digits = partitaIvaOf(String(asked.partitaIva))
  if (digits === null) wrong('partitaIva', 'La partita IVA non è valida.')
  return { ...read, partitaIva: digits }
}

/** POST /leadRequests */
export const leadSchema = z.strictObject({
  product: z.enum(keysOf(PRODOTTI), 'Scegli il prodotto.'),
  contact: contattoSchema,
  input: z
    .record(z.string().max(60), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]))
    .refine((asked) => Object.keys(asked).length <= MAX_ANSWERS, `Al massimo ${MAX_ANSWERS} voci.`)
    .transform(readAnswers)
    .optional(),
  quoteId: z.uuid('La simulazione non è valida.').optional(),
  /** The product of the quote's offer that the person chose. */
  productId: z.uuid('Il prodotto non è valido.').optional(),
  campaign: campagnaSchema.optional(),
  consents: consensiSchema,
  note: z.string().trim().max(2000, 'Al massimo 2.000 caratteri.').optional(),
})
export type LeadInput = z.infer<typeof leadSchema>

/** Of a lead only the notes are edited; its state has verbs of its own. */
export const leadNoteSchema = z.strictObject({ note: z.string().max(10_000, 'Al massimo 10.000 caratteri.') })

export const assegnaSchema = z.strictObject({ agentId: z.uuid('Scegli l’agente.').optional() })
export type AssegnaInput = z.infer<typeof assegnaSchema>

/** A step in working a lead; `convertito` is only reached by converting. */
export const statoLeadSchema = z
  .strictObject({
    to: z.enum(['contattato', 'appuntamento', 'perso'], 'Stato non previsto.'),
    version: z.number('Indica la versione che hai letto.').int(),
    motivo: z.string().trim().max(500, 'Al massimo 500 caratteri.').optional(),
    quando: instantSchema('La data dell’appuntamento non è valida.').optional(),
    /** It is made although the agent has another one at that time. */
    sovrapposto: z.boolean().optional(),
  })
  .superRefine(({ to, motivo, quando }, ctx) => {
    if (to === 'perso' && !motivo)
      ctx.addIssue({ code: 'custom', path: ['motivo'], message: 'Scrivi perché è persa.' })
    if (to === 'appuntamento' && !quando)
      ctx.addIssue({ code: 'custom', path: ['quando'], message: 'Indica quando.' })
  })

/** Takes back the last step, of the lead as it was read. */
export const annullaStatoSchema = z.strictObject({
  version: z.number('Indica la versione che hai letto.').int(),
})
export type StatoLeadInput = z.infer<typeof statoLeadSchema>
