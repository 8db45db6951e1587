import { z } from 'zod'
import { toEuro } from '@/lib/core/money'
import { type Costo, sumOf } from '@/lib/finance/costs'
import type { Cents } from '@/lib/finance/exact'
import { TIPI_TASSO } from '@/lib/finance/mortgage-products'
import type { PesoPolizza } from '@/lib/finance/policy-cost'
import type { Rata } from '@/lib/finance/schedule-types'

/** The replies of /v2/calculators: money in euro with two decimals, rates in percent. */

const party = z.strictObject({ _id: z.string(), nome: z.string() })
const costoSchema = z.strictObject({
  voce: z.string(),
  importo: z.number(),
  quando: z.enum(['iniziale', 'mensile', 'annuale']),
})
/** The policy that the lender asks for, which may be bought elsewhere: costs with and without (art. 14 of Directive (EU) 2023/2225). */
const polizzaSchema = z.strictObject({
  /** What it costs over the whole term, euro; it is among `costi`. */
  importo: z.number(),
  /** The TAEG of the same offer without it, percent. */
  taegSenza: z.number(),
  /** The law itself asks for it, as with a cessione: the TAEG without it only says what it weighs. */
  perLegge: z.boolean(),
})
const rataSchema = z.strictObject({
  n: z.number(),
  rata: z.number(),
  interessi: z.number(),
  capitale: z.number(),
  residuo: z.number(),
})

const offerSchema = z.strictObject({
  bank: party.nullable(),
  product: party,
  tipoTasso: z.enum(TIPI_TASSO),
  /** Index, its tenor ("20Y", "3M") and value; null where the TAN is set by itself. */
  index: z.string().nullable(),
  tenor: z.string().nullable(),
  indexValue: z.number().nullable(),
  spread: z.number().nullable(),
  tan: z.number(),
  /** Later rates, by month; `rata`, the instalment from then on, is missing in older quotes. */
  tassi: z.array(z.strictObject({ dalMese: z.number(), tan: z.number(), rata: z.number().optional() })),
  taeg: z.number(),
  /** Missing where the lender asks for no policy, and in older quotes. */
  polizza: polizzaSchema.optional(),
  rata: z.number(),
  /** If the index were 2 points higher; null where the instalment follows none, missing in loans and in older quotes. */
  rataSeSale: z.number().nullish(),
  durataMesi: z.number(),
  importo: z.number(),
  totaleInteressi: z.number(),
  costiIniziali: z.number(),
  totale: z.number(),
  costi: z.array(costoSchema),
  rataReddito: z.number().nullable(),
  sostenibile: z.boolean().nullable(),
  /** Whom the product is for, where the request does not say enough; missing in loans and in older quotes. */
  avviso: z.string().nullish(),
  /** What the price hangs on that the request has said; missing in loans and in older quotes. */
  condizione: z.string().nullish(),
})
const excludedSchema = z.strictObject({
  bank: party.nullable(),
  product: party,
  tipoTasso: z.enum(TIPI_TASSO),
  motivo: z.string(),
  motivi: z.array(z.string()),
})

/** Under which a comparison that somebody asked for is kept. */
export const quoteIdSchema = { quoteId: z.string() }

export const prestitiReplySchema = z.strictObject({
  offers: z.array(offerSchema),
  excluded: z.array(excludedSchema),
  /** Day of the figures; null when there are none. */
  asOf: z.string().nullable(),
})

/** A mortgage always has its bank. */
export const mutuiReplySchema = z.strictObject({
  offers: z.array(offerSchema.extend({ bank: party, spread: z.number() })),
  excluded: z.array(excludedSchema.extend({ bank: party })),
  /** Percent. */
  ltv: z.number(),
  /** Instalment of the first offer over available income, percent. */
  rataReddito: z.number().nullable(),
  /** The instalment that the income carries, euro. */
  rataSostenibile: z.number().nullable(),
  asOf: z.string().nullable(),
})

const cqsOffer = {
  bank: party,
  product: party,
  montante: z.number(),
  capitale: z.number(),
  interessi: z.number(),
  netto: z.number(),
  /** The montante and what is paid besides with each instalment; missing in older quotes, where that is nothing. */
  totale: z.number().optional(),
  tan: z.number(),
  taeg: z.number(),
  /** Missing where the operator asks for no policy, and in older quotes. */
  polizza: polizzaSchema.optional(),
  costi: z.array(costoSchema),
}
export const cdqReplySchema = z.strictObject({
  rataMassima: z.number(),
  /** The instalment of the offers: the largest, unless a smaller one was asked for. */
  rata: z.number(),
  /** What a delega may add; null for pensions. */
  rataDelega: z.number().nullable(),
  durata: z.number(),
  /** Day of the figures. */
  asOf: z.string(),
  ...cqsOffer,
  offers: z.array(z.strictObject(cqsOffer)),
  /** Missing in older quotes. */
  excluded: z.array(excludedSchema).optional(),
})

export const leasingReplySchema = z.strictObject({
  canone: z.number(),
  maxicanone: z.number(),
  riscatto: z.number(),
  totale: z.number(),
  piano: z.array(rataSchema),
})

export const pianoReplySchema = z.strictObject({
  rata: z.number(),
  rate: z.array(rataSchema),
  totaleInteressi: z.number(),
})

/** What an instalment reaches: the amount or the months that were asked for, with the terms of the other calculator. */
export const incognitaReplySchema = z.strictObject({
  importo: z.number(),
  durata: z.number(),
  rata: z.number(),
})

export const taegReplySchema = z.strictObject({ taeg: z.number() })

export type Polizza = z.infer<typeof polizzaSchema>
export type Offer = z.infer<typeof offerSchema>
export type Excluded = z.infer<typeof excludedSchema>
export type MutuiReply = z.infer<typeof mutuiReplySchema>
export type PrestitiReply = z.infer<typeof prestitiReplySchema>
export type IncognitaReply = z.infer<typeof incognitaReplySchema>
export type CdqReply = z.infer<typeof cdqReplySchema>
export type LeasingReply = z.infer<typeof leasingReplySchema>
export type PianoReply = z.infer<typeof pianoReplySchema>
export type TaegReply = z.infer<typeof taegReplySchema>

export const presentParty = ({ id, nome }: { id: string; nome: string }) => ({ _id: id, nome })
export const presentCosti = (costi: readonly Costo[]) =>
  costi.map((costo) => ({ ...costo, importo: toEuro(costo.importo) }))
/** What the policy of an offer weighs, in euro; nothing where its lender asks for none. */
export const presentPolizza = (peso: PesoPolizza | null, perLegge = false): { polizza?: Polizza } =>
  peso ? { polizza: { importo: toEuro(peso.importo), taegSenza: peso.taegSenza, perLegge } } : {}
export const initialCosts = (costi: readonly Costo[]): number => toEuro(sumOf(costi, 'iniziale'))

/** One row of a plan in euro. Cents / 100 is the double nearest to the decimal, for every amount of a plan. */
export const presentRata = ({ n, rata, interessi, capitale, residuo }: Rata) => ({
  n,
  rata: inEuro(rata),
  interessi: inEuro(interessi),
  capitale: inEuro(capitale),
  residuo: inEuro(residuo),
})

const inEuro = (cents: Cents) => cents / 100
