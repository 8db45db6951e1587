import { rateUnits, UNITS_PER_PERCENT } from './exact'
import { entroLimiti } from './schedule'

export const INDICI = ['EURIRS', 'EURIBOR_1M', 'EURIBOR_3M', 'EURIBOR_6M'] as const
export type Indice = (typeof INDICI)[number]

/** Values of the indexes on a day, percent; Eurirs by tenor in years, in growing order. */
export type ValoriIndici = {
  eurirs: readonly { anni: number; valore: number }[]
  euribor: { EURIBOR_1M: number | null; EURIBOR_3M: number | null; EURIBOR_6M: number | null }
  /** Day of the most recent value, 'YYYY-MM-DD'. */
  asOf: string | null
}

/** One stored quotation: index EURIRS with tenor "20Y", or EURIBOR with tenor "3M" (or EURIBOR_3M). */
export type Quotazione = { index: string; tenor: string; date: string; value: number }

/** An index as an offer shows it. */
export type IndiceScelto = { indice: Indice; tenor: string; valore: number }

/** The newest quotation of each index and tenor → what the comparison works on. */
export function valoriIndici(quotazioni: readonly Quotazione[]): ValoriIndici {
  const newest = new Map<string, Quotazione>()
  for (const q of quotazioni) {
    const key = q.index.startsWith('EURIBOR') ? `EURIBOR_${q.tenor}` : `${q.index}_${q.tenor}`
    const known = newest.get(key)
    if (!known || known.date < q.date) newest.set(key, q)
  }
  const list = [...newest.values()]
  const euribor = (tenor: string) => newest.get(`EURIBOR_${tenor}`)?.value ?? null
  return {
    eurirs: list
      .filter(({ index }) => index === 'EURIRS')
      .map(({ tenor, value }) => ({ anni: Number.parseInt(tenor, 10), valore: value }))
      .sort((a, b) => a.anni - b.anni),
    euribor: { EURIBOR_1M: euribor('1M'), EURIBOR_3M: euribor('3M'), EURIBOR_6M: euribor('6M') },
    asOf: list.reduce<string | null>((last, { date }) => (last && last > date ? last : date), null),
  }
}

/**
 * The value of an index for a duration in months, or null when it is not known.
 * Eurirs: the shortest quoted tenor that is not below the duration, as banks' information sheets do ("IRS di
 * durata pari o immediatamente superiore"); beyond the longest tenor, that one. Euribor does not depend on it.
 */
export function valoreIndice(indice: Indice, durataMesi: number, valori: ValoriIndici): IndiceScelto | null {
  if (indice !== 'EURIRS') {
    const valore = valori.euribor[indice]
    return valore === null ? null : { indice, tenor: indice.slice('EURIBOR_'.length), valore }
  }
  const scelto = valori.eurirs.find(({ anni }) => anni * 12 >= durataMesi) ?? valori.eurirs.at(-1)
  return scelto ? { indice, tenor: `${scelto.anni}Y`, valore: scelto.valore } : null
}

/**
 * TAN = index + spread, percent, added on whole ten-thousandths so that no binary noise gets in.
 * `floor` keeps the rate at zero or above, `cap` is its highest value.
 */
export function tanIndicizzato(valore: number, spread: number, floor: boolean, cap: number | null): number {
  const tan = (rateUnits(valore, 'indice') + rateUnits(spread, 'spread')) / UNITS_PER_PERCENT
  return entroLimiti(tan, floor ? 0 : null, cap)
}

/** The same day with every index some points higher or lower: what an offer would be then. */
export function moved({ eurirs, euribor, asOf }: ValoriIndici, punti: number): ValoriIndici {
  const plus = (value: number) => (rateUnits(value, 'indice') + rateUnits(punti, 'punti')) / UNITS_PER_PERCENT
  const known = (value: number | null) => (value === null ? null : plus(value))
  return {
    eurirs: eurirs.map(({ anni, valore }) => ({ anni, valore: plus(valore) })),
    euribor: {
      EURIBOR_1M: known(euribor.EURIBOR_1M),
      EURIBOR_3M: known(euribor.EURIBOR_3M),
      EURIBOR_6M: known(euribor.EURIBOR_6M),
    },
    asOf,
  }
}
