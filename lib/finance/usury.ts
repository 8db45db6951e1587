import { mulDivRound, rateUnits, UNITS_PER_PERCENT } from './exact'

/**
 * Usury threshold, percent with 4 decimals: the lower of 1.25·TEGM + 4 and TEGM + 8.
 * Source: L. 108/1996 art. 2 c. 4 as changed by DL 70/2011 art. 8 c. 5 lett. d.
 * The legal test sets the threshold against the TEG, not the TAEG: a comparison of ours is only indicative.
 * @param tegm percent, of the category, the class of amount and the quarter of the contract
 */
export function sogliaUsura(tegm: number): number {
  const units = rateUnits(tegm, 'tegm')
  const soglia = Math.min(mulDivRound(units, 5, 4) + 4 * UNITS_PER_PERCENT, units + 8 * UNITS_PER_PERCENT)
  return soglia / UNITS_PER_PERCENT
}

export type EsitoUsura = {
  soglia: number
  /** Points between the threshold and the rate; negative above it. */
  margine: number
  entroSoglia: boolean
  /** Always true: the test of the law needs the TEG. */
  indicativa: true
}

/** A TAEG (percent) set against the threshold of a TEGM. */
export function confrontoUsura(taeg: number, tegm: number): EsitoUsura {
  const soglia = sogliaUsura(tegm)
  const margine = Math.round((soglia - taeg) * UNITS_PER_PERCENT) / UNITS_PER_PERCENT
  return { soglia, margine, entroSoglia: taeg <= soglia, indicativa: true }
}
