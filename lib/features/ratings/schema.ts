import { z } from 'zod'
import { pageLimit } from '@/lib/italian/figure-in-query'
import { MOTIVO_PAROLE, motivoParoleSchema } from '@/lib/settings/kept-words'
import type { Option } from '@/lib/words/options'
import type { Prodotto, StatoVoto } from '@/prisma/generated/enums'

/** Query of GET /v2/agents/public/{id}/voti. */
export const reviewsQuery = z.strictObject({
  limit: pageLimit(5, 50),
  cursor: z.string().max(500).optional(),
})
export type ReviewsQuery = z.infer<typeof reviewsQuery>

const reviewSchema = z.object({
  _id: z.string(),
  stelle: z.number(),
  commento: z.string(),
  /** Name and initial of who wrote it. */
  firma: z.string(),
  createdAt: z.string(),
  /** What the office answered, if anything. */
  risposta: z.string().nullable(),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewsReply = z.object({
  items: z.array(reviewSchema),
  nextCursor: z.string().nullable(),
  total: z.number(),
})
export type Reviews = z.infer<typeof reviewsReply>

/** Average with one decimal, null without ratings; `perStelle` counts them from five stars down to one. */
export type RatingSummary = { media: number | null; numero: number; perStelle: number[] }

/** Cache tag of what shows the ratings of an agent. */
export const votiTag = (agentId: string) => `voti:${agentId}`

export const STATI_VOTO: Option[] = [
  { value: 'in_moderazione', label: 'In moderazione', tone: 'warn' },
  { value: 'pubblicato', label: 'Pubblicato', tone: 'ok' },
  { value: 'rifiutato', label: 'Non pubblicato', tone: 'neutral' },
]

/** What the office should look at before it publishes a rating. */
export const SEGNALI: Option[] = [
  { value: 'telefono', label: 'Numero di telefono' },
  { value: 'e-mail', label: 'Indirizzo e-mail' },
  { value: 'sito', label: 'Indirizzo di un sito' },
  { value: 'parole offensive', label: 'Parole offensive' },
  { value: 'testo ripetuto', label: 'Testo ripetuto' },
]

/** Why a rating is not shown; a low one is no reason. */
export const MOTIVI_RIFIUTO: Option[] = [
  { value: 'dati_personali', label: 'Contiene dati personali' },
  { value: 'offensivo', label: 'È offensivo' },
  { value: 'non_pertinente', label: 'Non parla della pratica' },
  { value: 'pubblicita', label: 'È pubblicità' },
  { value: 'ripetuto', label: 'Ripete un altro voto' },
  { value: 'richiesta_cliente', label: 'Lo chiede il cliente' },
]

const MOTIVI = [
  'dati_personali',
  'offensivo',
  'non_pertinente',
  'pubblicita',
  'ripetuto',
  'richiesta_cliente',
] as const
const version = z.int('Serve la versione.')

export const publishValues = z.strictObject({})
export const publishBody = z.strictObject({ version })
export const rejectValues = z.strictObject({ motivo: z.enum(MOTIVI, 'Scegli il motivo.') })
export const rejectBody = rejectValues.extend({ version })
/** An empty answer takes the one before away. */
export const answerValues = z.strictObject({
  risposta: z.string('Scrivi la risposta.').trim().max(2_000, 'Al massimo 2.000 caratteri.'),
})
export const answerBody = answerValues.extend({ version, [MOTIVO_PAROLE]: motivoParoleSchema })
export type Answer = Omit<z.infer<typeof answerBody>, 'version'>

const PLACE = 'Serve la posizione di una lettera.'
const parte = z
  .strictObject({ da: z.int(PLACE).min(0, PLACE), a: z.int(PLACE).min(1, PLACE) })
  .refine(({ da, a }) => da < a, 'Una parte finisce dopo il suo inizio.')
/** The parts of a comment that nobody should read, by their letters. */
export const maskBody = z.strictObject({
  version,
  parti: z
    .array(parte, 'Scegli le parole da nascondere.')
    .min(1, 'Scegli le parole da nascondere.')
    .max(500, 'Al massimo 500 parti.'),
})

const STELLE = 'Scegli da 1 a 5 stelle.'
/** What a client writes about who followed their case. */
export const votoValues = z.strictObject({
  stelle: z.int(STELLE).min(1, STELLE).max(5, STELLE),
  commento: z.string('Il commento è un testo.').trim().max(2_000, 'Al massimo 2.000 caratteri.').default(''),
  /** To show it on the site, with the name and an initial: a rating may be given without. */
  consenso: z.boolean('Il consenso è sì o no.').default(false),
})
/** Of an own case, or by the link of the invitation. */
export const votoBody = votoValues.extend({
  praticaId: z.uuid('Scegli la pratica.').optional(),
  token: z.string('Serve il link dell’invito.').max(200, 'Il link non è valido.').optional(),
  /** Somebody of the office who worked on it, in place of its agent. */
  employeeId: z.uuid('Scegli chi votare.').optional(),
})
/** POST /v2/voti/unsubscribe: who has the link of an invitation. */
export const tokenBody = z.strictObject({
  token: z.string('Serve il link dell’invito.').max(200, 'Il link non è valido.'),
})
/** The same as the page of the link sends it. */
export const votoByLink = votoValues.extend({ token: z.string(), employeeId: z.uuid().optional() })
export type VotoValues = z.infer<typeof votoValues>

type VotoDato = {
  stelle: number
  commento: string
  stato: StatoVoto
  risposta: string | null
  /** Whether who gave it agreed that it be shown. */
  consenso: boolean
}

/** A paid-out case as its client may rate it, and who of the office worked on it: with the ratings that are there already. */
export type DaVotare = {
  praticaId: string
  codice: string
  product: Prodotto
  agente: string
  voto: VotoDato | null
  sede: { employeeId: string; nome: string; voto: VotoDato | null }[]
}

/** How ratings went over twelve months. `perStelle`: from five stars down to one. */
export type AndamentoVoti = {
  mesi: { mese: string; n: number; media: number | null }[]
  perStelle: number[]
  rifiutati: { motivo: string; n: number }[]
}

/** What the page of an invitation to rate shows. */
export type InvitoVoto = {
  nome: string
  agente: string
  product: Prodotto
  state: 'open' | 'given' | 'expired'
  /** Who of the office worked on the case and has no rating of it yet; of a link that is still worth something. */
  sede: { employeeId: string; nome: string }[]
}
