import { amountText, numberText } from '@/lib/core/number-text'

// Not from lib/core/money, which would bring decimal.js into public pages.

/**
 * That a policy which the lender asks for may be bought elsewhere (art. 14 of Directive (EU) 2023/2225). It opens what the annex of a
 * quote says of insurance (lib/features/quotes/annex-settings.ts), and stands wherever an offer has such a policy: both say the same.
 */
export const POLIZZA_ALTROVE =
  'Se il finanziatore chiede un’assicurazione puoi comprarla da chi vuoi, con garanzie equivalenti, e hai almeno tre giorni per confrontare le offerte.'

/** What a policy weighs on an offer: its whole cost in euro, the TAEG without it in percent, whether the law asks for it. */
type Polizza = { importo: number; taegSenza: number; perLegge: boolean }

/** An offer as far as its policy goes; TAEG in percent. One without a policy has none, and neither have older quotes. */
export type Insured = { taeg: number; polizza?: Polizza }

const rate = (percent: number) => `${numberText(percent, { least: 2, most: 2 })}%`

/** "Polizza: 750,00 € in tutta la durata. TAEG con la polizza 3,39%, senza 3,36%."; null where there is none. */
export function policyFigures({ taeg, polizza }: Insured): string | null {
  if (!polizza) return null
  const { importo, taegSenza, perLegge } = polizza
  const name = perLegge ? 'Polizza, obbligatoria per legge' : 'Polizza'
  // Nobody can choose to have no policy where the law asks for it: the other figure only says what it weighs.
  const without = perLegge ? `; senza sarebbe ${rate(taegSenza)}` : `, senza ${rate(taegSenza)}`
  return `${name}: ${amountText(importo)} in tutta la durata. TAEG con la polizza ${rate(taeg)}${without}.`
}

/** What the policy of an offer costs and weighs, and that it may be bought elsewhere; nothing where there is none. */
export function policyWords(offer: Insured): string[] {
  const figures = policyFigures(offer)
  return figures === null ? [] : [figures, POLIZZA_ALTROVE]
}
