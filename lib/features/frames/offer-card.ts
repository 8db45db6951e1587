import { formatDay } from '@/lib/core/dates'
import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import { TIPI_TASSO } from '@/lib/features/bank-products/schema'
import type { Offer } from '@/lib/features/calculators/present'
import { type Asked, purposeText } from './asked'
import { type Html, html } from './html'
import { durationText, rateText } from './rates'

type Costo = Offer['costi'][number]

const euro = (amount: number) => formatEuro(toCents(amount))
const WHEN = { iniziale: 'una volta, all’inizio', mensile: 'ogni mese, con la rata', annuale: 'ogni anno' }
const EVERY = { iniziale: '', mensile: ' al mese', annuale: ' all’anno' }

export const offerName = ({ bank, product }: Offer) => (bank ? `${bank.nome}, ${product.nome}` : product.nome)

/** Instalment and TAEG at the same size, everything else under them (art. 123 TUB), and whom the product is for. */
export function offerFigures(offer: Offer): Html {
  const rate = rateText(offer)
  return html`<dl class="figures">
<div><dt>Rata al mese</dt><dd class="big">${euro(offer.rata)}</dd></div>
<div><dt>TAEG</dt><dd class="big">${formatRate(offer.taeg)}</dd></div>
<div><dt>TAN ${TIPI_TASSO[offer.tipoTasso].toLowerCase()}</dt><dd>${formatRate(offer.tan)}${rate && html`<span>${rate}</span>`}</dd></div>
<div><dt>Totale in ${durationText(offer.durataMesi)}</dt><dd>${euro(offer.totale)}<span>spese iniziali ${euro(offer.costiIniziali)}</span></dd></div>
</dl>${offer.avviso && html`<p class="soft">${offer.avviso}</p>`}`
}

/** Every cost, when it is paid, and what all of them make together with the interest. */
function costTable(offer: Offer): Html {
  const line = ({ voce, importo, quando }: Costo) =>
    html`<tr><th scope="row">${voce}<span>${WHEN[quando]}</span></th><td>${euro(importo)}</td></tr>`
  return html`<table>
<thead class="solo-voce"><tr><th scope="col">Voce</th><th scope="col">Importo</th></tr></thead>
<tbody><tr><th scope="row">Interessi<span>in tutta la durata</span></th><td>${euro(offer.totaleInteressi)}</td></tr>${offer.costi.map(line)}</tbody>
<tfoot><tr><th scope="row">Costo totale del credito</th><td>${euro(offer.totale - offer.importo)}</td></tr>
<tr><th scope="row">Importo totale dovuto</th><td>${euro(offer.totale)}</td></tr></tfoot>
</table>`
}

/** One offer of the comparison; `action` is its next step. */
export function offerCard(offer: Offer, best: boolean, action: Html): Html {
  const { bank, product, tipoTasso } = offer
  return html`<article class="${best ? 'card offer best' : 'card offer'}">
<div><h3>${bank?.nome ?? product.nome}</h3><p class="product">${bank && product.nome} <span class="tag">${TIPI_TASSO[tipoTasso]}</span>${best && html`<span class="tag good">TAEG più basso</span>`}</p></div>
<div class="act">${action}</div>
${offerFigures(offer)}
<details><summary>Tutti i costi<span class="solo-voce"> di ${offerName(offer)}</span></summary>${costTable(offer)}</details>
</article>`
}

/** The representative example of an offer (art. 123 TUB). */
export function exampleText(offer: Offer, asOf: string | null, asked: Asked): Html {
  const rate = rateText(offer)
  const charges = offer.costi.map(
    ({ voce, importo, quando }) => `${voce.toLowerCase()} ${euro(importo)}${EVERY[quando]}`,
  )
  const cost = [`interessi ${euro(offer.totaleInteressi)}`, ...charges].join(', ')
  return html`<p class="example"><strong>Esempio rappresentativo${asOf && ` al ${formatDay(asOf)}`}.</strong> ${offerName(offer)}: ${asked.product} di ${euro(offer.importo)} in ${durationText(offer.durataMesi)}${purposeText(asked)}; ${offer.durataMesi} rate mensili da ${euro(offer.rata)}; TAN ${TIPI_TASSO[offer.tipoTasso].toLowerCase()} ${formatRate(offer.tan)}${rate && ` (${rate})`}; <strong>TAEG ${formatRate(offer.taeg)}</strong>. Costo totale del credito ${euro(offer.totale - offer.importo)}: ${cost}. Importo totale dovuto ${euro(offer.totale)}.</p>`
}
