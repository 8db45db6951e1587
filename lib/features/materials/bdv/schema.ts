import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'

/** How a card may look. */
export const LAYOUT_BDV = { classico: 'Classico', fascia: 'Con fascia' } as const
export const FACCE = { fronte: 'Fronte', retro: 'Retro' } as const
/** One card with its bleed, or ten on a sheet of A4. */
export const TIPI_PDF = { stampa: 'Per la tipografia', foglio: 'Foglio da dieci' } as const

/** What may be left out of a card, and what it is called. */
export const SCELTE_BDV = {
  cellulare: 'Telefono',
  whatsapp: 'WhatsApp',
  qr: 'Codice QR',
  foto: 'Fotografia',
  oam: 'Numero OAM dell’agente',
} as const
export type SceltaBdv = keyof typeof SCELTE_BDV

const layout = z.enum(keysOf(LAYOUT_BDV), 'Scegli uno dei due modelli.')
const yes = z.boolean('Scegli sì o no.')
/** Whether a part is shown, as an address says it. */
export const shown = z
  .enum(['true', 'false'], 'Scegli sì o no.')
  .default('true')
  .transform((text) => text === 'true')

/** What a card shows, as an address carries it. */
export const bdvQuery = z.strictObject({
  layout: layout.default('classico'),
  cellulare: shown,
  whatsapp: shown,
  qr: shown,
  foto: shown,
  oam: shown,
})
export type BdvOptions = z.infer<typeof bdvQuery>

export const bdvPdfQuery = bdvQuery.extend({
  tipo: z.enum(keysOf(TIPI_PDF), 'Scegli fra stampa e foglio.').default('stampa'),
})
export const bdvPngQuery = bdvQuery.extend({
  faccia: z.enum(keysOf(FACCE), 'Scegli fra fronte e retro.').default('fronte'),
})

export const QUANTITA_BDV = [100, 250, 500, 1000] as const
export const CONSEGNE = { agenzia: 'All’agenzia', altro: 'A un altro indirizzo' } as const

const text = (most: number) => z.string().trim().max(most, `Al massimo ${most} caratteri.`)

/** POST /v2/agents/{id}/bdv/order: printed cards, asked of the office. */
export const ordineBdvSchema = z
  .strictObject({
    layout,
    cellulare: yes,
    whatsapp: yes,
    qr: yes,
    foto: yes,
    oam: yes,
    quantita: z.literal(QUANTITA_BDV, 'Scegli 100, 250, 500 o 1.000 biglietti.'),
    consegna: z.enum(keysOf(CONSEGNE), 'Scegli dove consegnarli.'),
    indirizzo: text(200),
    note: text(500),
  })
  .refine(({ consegna, indirizzo }) => consegna === 'agenzia' || indirizzo.length >= 10, {
    path: ['indirizzo'],
    message: 'Scrivi via, numero, CAP e comune.',
  })
export type OrdineBdvInput = z.infer<typeof ordineBdvSchema>

const nullable = z.string().nullable()

/** What a card says of its agent. */
const cardSchema = z.object({
  _id: z.string(),
  nome: z.string(),
  cognome: z.string(),
  ruolo: z.string(),
  telefono: nullable,
  whatsapp: nullable,
  email: z.string(),
  oamNumber: nullable,
  /** Without the protocol; null where there is no public page. */
  sito: nullable,
  agenzia: z
    .object({
      nome: z.string(),
      indirizzo: z.string(),
      cap: z.string(),
      comune: z.string(),
      provincia: z.string(),
    })
    .nullable(),
  urlPhoto: nullable,
})
export type BdvCard = z.infer<typeof cardSchema>

/** What does not fit, or is missing; `blocca`: it cannot be printed so. */
const avvisoSchema = z.object({ campo: z.string(), messaggio: z.string(), blocca: z.boolean() })
export type AvvisoBdv = z.infer<typeof avvisoSchema>

/** GET /v2/agents/{id}/bdv */
export const bdvReply = z.object({ card: cardSchema, avvisi: z.array(avvisoSchema) })

export const ordineBdvReply = z.object({ _id: z.string(), ticketId: z.string(), codice: z.string() })
