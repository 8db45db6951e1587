import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { audienceRules } from '@/lib/features/audiences/schema'
import { mutuiSchema, prestitiSchema } from '@/lib/features/calculators/schema'
import { figureInQuery } from '@/lib/italian/figure-in-query'
import type { Option } from '@/lib/words/options'

/** What a flyer is about. */
export const VOLANTINI = { rata: 'Volantino rata', prestito: 'Volantino prestito' } as const
export type Volantino = keyof typeof VOLANTINI
/** What its screens and its frame are called. */
export const SCREENS: Record<Volantino, string> = { rata: 'displayRata', prestito: 'displayPrestito' }

/** Points of paper, and how many of a picture one of them is. */
export const FORMATI = {
  a4: { label: 'A4', width: 595.28, height: 841.89, scale: 2 },
  a3: { label: 'A3, poster', width: 841.89, height: 1190.55, scale: 1.5 },
  a5: { label: 'A5', width: 419.53, height: 595.28, scale: 3 },
  storia: { label: 'Storia 1080 × 1920', width: 405, height: 720, scale: 1080 / 405 },
  post: { label: 'Post 1080 × 1080', width: 405, height: 405, scale: 1080 / 405 },
} as const
export type Formato = keyof typeof FORMATI

/** Of the band and the figures; each carries white letters. */
export const COLORI = {
  laguna: { label: 'Laguna', hex: '#12474e' },
  terracotta: { label: 'Terracotta', hex: '#8a3914' },
  bosco: { label: 'Bosco', hex: '#1f5a3c' },
  notte: { label: 'Notte', hex: '#23304f' },
} as const
export type Colore = keyof typeof COLORI

export const TIPI_MATERIALE: readonly Option[] = [
  { value: 'rata', label: 'Volantino rata' },
  { value: 'prestito', label: 'Volantino prestito' },
  { value: 'bdv', label: 'Biglietti da visita' },
]
export const STATI_MATERIALE: readonly Option[] = [
  { value: 'attuale', label: 'Cifre attuali', tone: 'ok' },
  { value: 'da_aggiornare', label: 'Da aggiornare', tone: 'warn' },
  { value: 'scaduto', label: 'Scaduto', tone: 'bad' },
]

/** Of one batch: a network of more than these makes its flyers in two. */
export const MOST_AGENTS = 1_000

const common = {
  layout: z.enum(keysOf(FORMATI), 'Scegli il formato.'),
  colore: z.enum(keysOf(COLORI), 'Scegli uno dei quattro colori.'),
  /** Of the office: for whom; nobody is the company itself. An agent makes their own. */
  agentId: z.uuid('Scegli l’agente.').nullish(),
  /** Of the office, in place of one agent: many at once, by name or by rules. */
  agentIds: z
    .array(z.uuid('Scegli gli agenti dall’elenco.'))
    .min(1, 'Scegli almeno un agente.')
    .max(MOST_AGENTS, `Al massimo ${MOST_AGENTS} agenti.`)
    .optional(),
  audience: audienceRules.optional(),
}
const WHAT = 'Scegli fra rata del mutuo e prestito.'

/** POST /v2/materials: no figure of the offer is ever said by who asks. */
export const materialSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('rata'),
      input: mutuiSchema.pick({ finalita: true, importo: true, durata: true, tasso: true }),
      ...common,
    }),
    z.strictObject({ kind: z.literal('prestito'), input: prestitiSchema, ...common }),
  ],
  WHAT,
)
export type MaterialInput = z.infer<typeof materialSchema>
export type FlyerInput = MaterialInput['input']

/** Whether a flyer is asked for many agents. */
export const isBatch = ({ agentIds, audience }: Pick<MaterialInput, 'agentIds' | 'audience'>): boolean =>
  agentIds !== undefined || audience !== undefined

/** The dialog that asks for whom. */
export const batchValues = z.object({ audience: audienceRules })

/** What the job says of a batch when it has ended. */
export const batchResult = z.object({ volantini: z.int(), fileId: z.string() })

/** GET /v2/materials/preview: the same in an address, where everything is text. */
export const previewQuery = z.strictObject({
  kind: z.enum(['rata', 'prestito'], WHAT),
  importo: figureInQuery('money', z.number('Indica l’importo in euro.')),
  durata: figureInQuery('count', z.number('Indica la durata.')),
  finalita: z.string('Scegli la finalità.').max(40, 'Finalità non prevista.'),
  tasso: z.string().max(20, 'Tasso non previsto.').optional(),
  layout: common.layout,
  colore: common.colore,
  agentId: z.uuid('Scegli l’agente.').optional(),
})
export type PreviewQuery = z.infer<typeof previewQuery>

export const previewReply = z.object({
  titolo: z.string(),
  /** The example with its figures; null where nobody makes this offer today. */
  esempio: z
    .object({
      prodotto: z.string(),
      rata: z.number(),
      tan: z.number(),
      taeg: z.number(),
      totale: z.number(),
      cifreAl: z.string(),
      testo: z.string(),
    })
    .nullable(),
  motivi: z.array(z.object({ banca: z.string(), prodotto: z.string(), motivo: z.string() })),
  /** The nearest amount and duration for which there is an offer. */
  vicina: z.object({ importo: z.number(), durata: z.number() }).nullable(),
  /** The code that shows the example, with figures of the day, on another site. */
  cornice: z.string(),
})
export type MaterialPreview = z.infer<typeof previewReply>
