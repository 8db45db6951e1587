import { type Costo, interaDurata } from './costs'
import { type Cents, roundRate } from './exact'

/** What the policy is called that a lender asks for, in every list of costs. */
export const VOCI_POLIZZA = {
  polizza: 'Assicurazione obbligatoria',
  /** Of a salary-backed loan. */
  vita: 'Assicurazione vita obbligatoria',
} as const

/** What the policy weighs on an offer: its cost over the whole term, cents, and the TAEG that the offer would have without it, percent. */
export type PesoPolizza = { importo: Cents; taegSenza: number }

const names: readonly string[] = Object.values(VOCI_POLIZZA)
const isPolizza = ({ voce }: Costo) => names.includes(voce)

/** The costs without the policy that the lender asks for. */
export const senzaPolizza = (costi: readonly Costo[]): Costo[] => costi.filter((costo) => !isPolizza(costo))

/**
 * What an offer costs with its policy and without, for whoever may buy it elsewhere; null where the lender asks for none.
 * Source: Dir. (EU) 2023/2225 art. 14. Cents in, percent with 4 decimals out.
 * @param mesi months of the plan
 * @param taegCon works the TAEG of the same offer out with the costs that it is given, by the function that the offer has its own from
 */
export function pesoPolizza(
  costi: readonly Costo[],
  mesi: number,
  taegCon: (costi: readonly Costo[]) => number,
): PesoPolizza | null {
  const polizze = costi.filter(isPolizza)
  if (polizze.length === 0) return null
  const importo = polizze.reduce((sum, costo) => sum + interaDurata(costo, mesi), 0)
  return { importo, taegSenza: roundRate(taegCon(senzaPolizza(costi))) }
}
