import type { Costo } from './cost-table'
import { dayText, durationText, euroText, percentText } from './format'
import { instalmentsText, type LaterRate } from './later-rates'

interface Props {
  /** Money in euro, rates in percent. */
  offer: {
    importo: number
    durataMesi: number
    rata: number
    tan: number
    taeg: number
    totale: number
    totaleInteressi: number
    costi: Costo[]
    /** Later rates and their instalments. */
    tassi?: readonly LaterRate[]
  }
  /** "Banca Alfa, Mutuo Casa" */
  name: string
  product: 'mutuo' | 'prestito'
  /** What the price depends on besides the figures: " per acquisto prima casa, su una casa da 200.000 €". */
  purpose?: string
  /** Kind of rate: "Fisso". */
  kind: string
  /** Where the rate comes from. */
  rate: string
  asOf: string | null
  className?: string
}

const EVERY: Record<Costo['quando'], string> = { iniziale: '', mensile: ' al mese', annuale: ' all’anno' }

const chargeText = ({ voce, importo, quando }: Costo) =>
  `${voce.toLowerCase()} ${euroText(importo)}${EVERY[quando]}`

/** The sentences of an example: its head, what it is of, its TAEG, and what it costs. */
function partsOf({ offer, name, product, purpose = '', kind, rate, asOf }: Props) {
  const { importo, durataMesi, rata, tan, taeg, totale, totaleInteressi, costi, tassi } = offer
  const charges = [`interessi ${euroText(totaleInteressi)}`, ...costi.map(chargeText)].join(', ')
  const sum = `${product} di ${euroText(importo)} in ${durationText(durataMesi)}${purpose}`
  return {
    head: `Esempio rappresentativo${asOf ? ` al ${dayText(asOf)}` : ''}.`,
    terms: `${name}: ${sum}; ${instalmentsText(durataMesi, rata, tassi)}; TAN ${kind.toLowerCase()} ${percentText(tan)} (${rate});`,
    cost: `TAEG ${percentText(taeg)}`,
    rest: `. Costo totale del credito ${euroText(totale - importo)}: ${charges}. Importo totale dovuto ${euroText(totale)}.`,
  }
}

/** The representative example as one line of text, for what is printed. */
export function exampleLine(props: Props): string {
  const { head, terms, cost, rest } = partsOf(props)
  return `${head} ${terms} ${cost}${rest}`
}

/** The representative example in a paragraph (art. 123 TUB). */
export function ExampleText(props: Props) {
  const { head, terms, cost, rest } = partsOf(props)
  return (
    <p className={props.className}>
      <strong>{head}</strong> {terms} <strong>{cost}</strong>
      {rest}
    </p>
  )
}
