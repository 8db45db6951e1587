import { z } from 'zod'
import { CONSENT_TEXT_VERSION } from '@/lib/consents/schema'
import { daySchema } from '@/lib/core/dates-schema'
import { numberText } from '@/lib/core/number-text'
import { consensiSchema, contattoSchema } from '@/lib/features/leads/schema'
import type { Option } from '@/lib/words/options'

export const EVENTI: readonly Option[] = [
  { value: 'listing.upserted', label: 'Annuncio' },
  { value: 'listing.removed', label: 'Annuncio tolto' },
  { value: 'lead.created', label: 'Richiesta' },
]
export const STATI_CONSEGNA: readonly Option[] = [
  { value: 'ricevuta', label: 'Ricevuta', tone: 'info' },
  { value: 'elaborata', label: 'Elaborata', tone: 'ok' },
  { value: 'errore', label: 'Non riuscita', tone: 'bad' },
  { value: 'rifiutata', label: 'Rifiutata', tone: 'warn' },
]
export const CLASSI = ['A4', 'A3', 'A2', 'A1', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export const PARTNER = 'luccacase'

/** Shares of a price that a mortgage may be asked for; whoever buys brings the rest. */
const MAX_PRICE = 50_000_000

const externalId = z
  .string('Manca idEsterno.')
  .trim()
  .min(1, 'Manca idEsterno.')
  .max(80, 'Al massimo 80 caratteri.')

/** Letters, as JSON, of what we do not know of a listing and keep unread. */
const MOST_UNKNOWN = 10_000

/** A listing; what we do not know of it is kept unread, as far as it is short. */
const known = z.looseObject({
  idEsterno: externalId,
  titolo: z
    .string('Manca il titolo.')
    .trim()
    .min(3, 'Manca il titolo.')
    .max(200, 'Al massimo 200 caratteri.'),
  comune: z.string().trim().max(80).default(''),
  provincia: z
    .string()
    .regex(/^[A-Z]{2}$/, 'La provincia è una sigla di due lettere.')
    .nullish(),
  prezzo: z.number('Manca il prezzo, in euro.').min(0).max(MAX_PRICE, 'Al massimo 50 milioni di euro.'),
  mq: z.int('I metri quadri sono un numero intero.').min(1).max(100_000).nullish(),
  classe: z.enum(CLASSI, 'Classe energetica da A4 a G.').nullish(),
  url: z
    .url({ protocol: /^https$/, error: 'L’indirizzo comincia con https://' })
    .max(500)
    .nullish(),
  scadeIl: daySchema('La data si scrive AAAA-MM-GG.').nullish(),
})
export const annuncioSchema = known.refine(
  (annuncio) => {
    const unknown = Object.entries(annuncio).filter(([name]) => !(name in known.shape))
    return JSON.stringify(Object.fromEntries(unknown)).length <= MOST_UNKNOWN
  },
  `I campi che non conosciamo sono troppo lunghi: al massimo ${numberText(MOST_UNKNOWN)} caratteri in tutto.`,
)

/** The body of POST /v2/partners/luccacase. */
export const deliverySchema = z.discriminatedUnion(
  'evento',
  [
    z.object({ evento: z.literal('listing.upserted'), annuncio: annuncioSchema }),
    z.object({ evento: z.literal('listing.removed'), annuncio: z.object({ idEsterno: externalId }) }),
    z.object({
      evento: z.literal('lead.created'),
      contatto: contattoSchema,
      consensi: consensiSchema.extend({
        versione: z.literal(
          CONSENT_TEXT_VERSION,
          `Va mostrato il testo in vigore: la sua versione è ${CONSENT_TEXT_VERSION}.`,
        ),
      }),
      idEsterno: externalId.optional(),
      importo: z.number().min(1_000, 'Da 1.000 euro in su.').max(MAX_PRICE).optional(),
      note: z.string().trim().max(1_000, 'Al massimo 1.000 caratteri.').optional(),
    }),
  ],
  'Evento non previsto: listing.upserted, listing.removed o lead.created.',
)
export type Delivery = z.infer<typeof deliverySchema>

export const deliveryReply = z.object({
  _id: z.uuid(),
  stato: z.enum(['ricevuta', 'elaborata', 'errore', 'rifiutata']),
})
