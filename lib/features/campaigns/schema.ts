import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { numberText } from '@/lib/core/number-text'
import { dayInQuery } from '@/lib/italian/day-in-query'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA } from '@/lib/words/purposes'

export type Prodotto = keyof typeof PRODOTTI

/** The channels that have landing pages: search ads, display, Facebook. */
export const CANALI_CAMPAGNA = { adw: 'Ricerca', dspl: 'Display', fb: 'Facebook' } as const
export type Canale = keyof typeof CANALI_CAMPAGNA

export const VARIANTI = ['a', 'b'] as const
export type Variante = (typeof VARIANTI)[number]

/** First half of a landing page's address: /mutui_a_noi/adw. */
export const NOMI_CAMPAGNA = {
  mutuo: 'mutui',
  prestito: 'prestiti',
  azienda: 'aziende',
  cdq: 'cdq',
  leasing: 'leasing',
} as const satisfies Record<Prodotto, string>

const prodotto = z.enum(keysOf(PRODOTTI), 'Prodotto non previsto.')
const canale = z.enum(keysOf(CANALI_CAMPAGNA), 'Canale non previsto.')
const variante = z.enum(VARIANTI, 'Variante non prevista.')

/** The setting `campagne`: which products have landing pages, and in which variants. */
export const campagneSchema = z.strictObject({
  prodotti: z.array(prodotto),
  varianti: z.partialRecord(prodotto, z.array(variante).min(1)),
})
export type Campagne = z.infer<typeof campagneSchema>

/** What a landing page takes: euro; years for mortgages, months for everything else. */
export const LIMITI_CAMPAGNA = {
  mutuo: { importo: [30_000, 700_000], durata: [5, 40] },
  prestito: { importo: [1_000, 60_000], durata: [12, 120] },
  azienda: { importo: [10_000, 2_000_000], durata: [12, 180] },
  cdq: { importo: [2_000, 75_000], durata: [24, 120] },
  leasing: { importo: [5_000, 1_000_000], durata: [12, 144] },
} as const satisfies Record<Prodotto, Record<'importo' | 'durata', readonly [number, number]>>

const between = (message: string, [min, max]: readonly [number, number], range: string) =>
  z.number(message).int('Scrivi un numero intero.').min(min, range).max(max, range)
const choice = z
  .string('Scegli una risposta.')
  .min(1, 'Scegli una risposta.')
  .max(40, 'Risposta non prevista.')

/** First step: what somebody needs. */
export function bisognoSchema(product: Prodotto) {
  const { importo, durata } = LIMITI_CAMPAGNA[product]
  const unit = product === 'mutuo' ? 'anni' : 'mesi'
  return z.strictObject({
    finalita: z.enum(FINALITA[product], 'Scegli a che cosa ti serve.'),
    importo: between(
      'Scrivi la cifra.',
      importo,
      `La cifra va da ${numberText(importo[0])} a ${numberText(importo[1])} euro.`,
    ),
    durata: between('Scrivi la durata.', durata, `La durata va da ${durata[0]} a ${durata[1]} ${unit}.`),
  })
}

/** Second step: who asks; the income of a company is what it invoices in a year. */
export const situazioneSchema = z.strictObject({
  chi: choice,
  entrate: z
    .number('Scrivi una cifra, anche circa.')
    .int('Scrivi un numero intero.')
    .min(1, 'Scrivi una cifra, anche circa.')
    .max(100_000_000, 'Al massimo 100 milioni di euro.'),
  provincia: z.string().regex(/^[A-Z]{2}$/, 'Scegli la provincia.'),
  quando: choice,
})

/** POST /campaigns/view */
export const viewSchema = z.strictObject({ product: prodotto, channel: canale, variant: variante })
export type ViewInput = z.infer<typeof viewSchema>

/** POST /campaigns/thanks */
export const thanksSchema = z.strictObject({
  leadId: z.uuid('La richiesta non è valida.'),
  product: prodotto,
  channel: canale,
})
export type ThanksInput = z.infer<typeof thanksSchema>

const day = dayInQuery().optional()
/** GET /campaigns/results */
export const resultsQuery = z.strictObject({
  from: day,
  to: day,
  product: prodotto.optional(),
  channel: canale.optional(),
  format: z.enum(['json', 'csv'], 'format: json oppure csv.').optional(),
})
export type ResultsQuery = z.infer<typeof resultsQuery>

const range = { low: z.number(), high: z.number() }
const rowSchema = z.strictObject({
  product: prodotto,
  channel: canale,
  variant: variante,
  views: z.number(),
  leads: z.number(),
  /** Leads in a hundred views with its 95% interval; null where views do not cover the leads. */
  rate: z.strictObject({ value: z.number(), ...range }).nullable(),
})
export const resultsReply = z.strictObject({
  rows: z.array(rowSchema),
  /** B less A, in points; whether the interval leaves out zero. */
  tests: z.array(
    z.strictObject({
      product: prodotto,
      channel: canale,
      difference: z.number(),
      ...range,
      significant: z.boolean(),
    }),
  ),
})
export type ResultsReply = z.infer<typeof resultsReply>
