import { formatDay } from '@/lib/core/dates'
import { formatRate } from '@/lib/core/money'
import type { Excluded, Offer } from '@/lib/features/calculators/present'
import type { Asked } from './asked'
import { type Html, html } from './html'
import { exampleText, offerCard } from './offer-card'

type Comparison = {
  offers: readonly Offer[]
  excluded?: readonly Excluded[]
  asOf: string | null
  ltv?: number
}

/** More than these are one step away: a frame is a guest on somebody's page. */
const SHOWN = 5

/** Why there is no offer, the most frequent reason first. */
function reasons(excluded: readonly Excluded[]): string[] {
  const counts = new Map<string, number>()
  for (const { motivi } of excluded) for (const one of motivi) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason]) => reason)
}

function nothing({ excluded = [] }: Comparison): Html {
  const why = reasons(excluded).slice(0, 4)
  return html`<div class="note"><p>Con queste cifre nessun prodotto torna. Prova a cambiare importo o durata, oppure parlane con noi: spesso una strada c’è.</p>
${why.length > 0 && html`<ul>${why.map((one) => html`<li>${one}</li>`)}</ul>`}</div>`
}

/** "8 offerte, dalla meno cara" */
export const comparisonTitle = ({ offers }: Pick<Comparison, 'offers'>) =>
  offers.length === 0
    ? 'Nessuna offerta con queste cifre'
    : offers.length === 1
      ? 'Un’offerta'
      : `${offers.length} offerte, dalla meno cara`

/** Cards by TAEG, the representative example of the first, and the day of the figures. */
export function comparisonOf(
  asked: Asked,
  comparison: Comparison,
  action: (offer: Offer, best: boolean) => Html,
): Html {
  const { offers, asOf, ltv } = comparison
  const [first] = offers
  if (!first) return nothing(comparison)
  const cards = offers.map((offer, index) => offerCard(offer, index === 0, action(offer, index === 0)))
  const more = cards.slice(SHOWN)
  return html`<div class="cards">${cards.slice(0, SHOWN)}</div>
${more.length > 0 && html`<details class="more"><summary>${more.length === 1 ? 'Mostra l’ultima offerta' : `Mostra le altre ${more.length} offerte`}</summary><div class="cards">${more}</div></details>`}
<div class="note">${exampleText(first, asOf, asked)}
<p>${asOf && `Prodotti e tassi del ${formatDay(asOf)}. `}Le offerte sono in ordine di TAEG: il costo di un anno con tutte le spese dentro, il numero per confrontarle. ${ltv !== undefined && `Il mutuo è il ${formatRate(ltv)} del valore della casa.`}</p></div>`
}
