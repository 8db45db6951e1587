import type { Costo } from './costs'
import type { Cents } from './exact'

/** What the client pays the broker, as every list of costs calls it. */
export const VOCE_COMPENSO = 'Compenso di mediazione'

/**
 * The costs of a credit with the broker's fee that was agreed, in place of the one that they had: it is a cost that the lender knows, so
 * it counts in the TAEG. Nothing, where no fee is due. Source: Dir. (EU) 2023/2225 art. 37–38; art. 128-sexies TUB.
 * @param importo cents, paid once at the start
 */
export function conCompenso(costi: readonly Costo[], importo: Cents): Costo[] {
  const others = costi.filter(({ voce }) => voce !== VOCE_COMPENSO)
  return importo > 0 ? [...others, { voce: VOCE_COMPENSO, importo, quando: 'iniziale' }] : others
}
