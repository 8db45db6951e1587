import 'server-only'
import { valoriDiOggi } from '@/lib/features/rates/data'
import type { ValoriIndici } from '@/lib/finance/indexes'
import { perTutti } from '@/lib/finance/mortgage-eligibility'
import { checkProvince } from '@/lib/places/check-province'
import { loanDurations, mortgageProducts, priceTables } from './data'
import { calcolaMutui } from './mutui'
import type { Excluded, Offer } from './present'
import { calcolaPrestiti } from './prestiti'
import type { MutuiInput, PrestitiInput } from './schema'

/** Today's offer with the lowest TAEG, or why nobody makes one; nothing is kept. */
export type Example = { offer: Offer | undefined; excluded: Excluded[]; asOf: string | null }

/** A house of which the amount is three quarters. */
export const usualHouse = (importo: number): number => Math.ceil(importo / 0.75 / 1000) * 1000

/** Reads once what mortgages depend on, today's indexes or others; the examples themselves are only arithmetic. */
export async function mortgageExamples(others?: ValoriIndici): Promise<(input: MutuiInput) => Example> {
  const [prodotti, valori] = await Promise.all([mortgageProducts(), others ?? valoriDiOggi()])
  return (input) => {
    const ordinary = prodotti.filter((prodotto) => perTutti(prodotto, input.classeEnergetica))
    const { asOf, offers, excluded } = calcolaMutui(input, { prodotti: ordinary, valori })
    if (offers[0]) return { offer: offers[0], excluded, asOf }
    const all = calcolaMutui(input, { prodotti, valori })
    return { offer: all.offers[0], excluded: all.excluded, asOf }
  }
}

/** The same for loans of these durations. */
export async function loanExamples(durate: readonly number[]): Promise<(input: PrestitiInput) => Example> {
  const tables = await priceTables(durate)
  return (input) => {
    const { asOf, offers, excluded } = calcolaPrestiti(input, tables)
    return { offer: offers[0], excluded, asOf }
  }
}

export async function mortgageExample(input: MutuiInput): Promise<Example> {
  await checkProvince(input.provincia)
  return (await mortgageExamples())(input)
}

export const loanExample = async (input: PrestitiInput): Promise<Example> =>
  (await loanExamples([input.durata]))(input)

type Near = { importo: number; durata: number }

/** How far one figure is from another: twice as much is as far as half as much. */
const apart = (one: number, other: number) => Math.abs(Math.log(one / other))

/** The candidates from the nearest, until one has an offer. */
function nearest<I extends Near>(input: I, candidates: Near[], find: (input: I) => Example): Near | null {
  const cost = ({ importo, durata }: Near) => apart(importo, input.importo) + apart(durata, input.durata)
  const found = candidates
    .sort((a, b) => cost(a) - cost(b))
    .find(({ importo, durata }) => find({ ...input, importo, durata }).offer)
  return found ?? null
}

const YEARS = [5, 10, 15, 20, 25, 30, 35, 40]
const MORTGAGES = [30_000, 50_000, 80_000, 100_000, 150_000, 200_000, 300_000, 500_000]
const LOANS = [1_000, 2_000, 3_000, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000, 60_000]

const pairs = (importi: number[], durate: number[]): Near[] =>
  importi.flatMap((importo) => durate.map((durata) => ({ importo, durata })))

/** For whom nobody makes an offer: the nearest amount and duration, in years, for which somebody does. */
export async function nearestMortgage(input: MutuiInput): Promise<Near | null> {
  const find = await mortgageExamples()
  return nearest(input, pairs([input.importo, ...MORTGAGES], [input.durata, ...YEARS]), (asked) =>
    find({ ...asked, valoreImmobile: usualHouse(asked.importo) }),
  )
}

/** The same for loans; durations are months, those that today's grids have. */
export async function nearestLoan(input: PrestitiInput): Promise<Near | null> {
  const durate = await loanDurations()
  const find = await loanExamples(durate)
  return nearest(input, pairs([input.importo, ...LOANS], durate), find)
}
