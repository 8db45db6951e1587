import { ExampleText } from '@/components/markup/example-text'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { wholeText } from '../../../markup/format'
import { type Part, SplitBar } from '../../offers/split-bar'
import { Section } from '../../section'
import { rateText } from './quote'
import styles from './real-cost.module.css'

/* Whole euro, for a title. */
const round = (cents: number) => `${wholeText(Math.round(cents / 100))} €`

const inEuro = (offerta: OffertaMutuo) => ({
  ...offerta,
  importo: offerta.importo / 100,
  rata: offerta.rata / 100,
  totale: offerta.totale / 100,
  totaleInteressi: offerta.totaleInteressi / 100,
  costi: offerta.costi.map((costo) => ({ ...costo, importo: costo.importo / 100 })),
})

/** The representative example (art. 123 TUB), drawn to scale: the capital and its cost. */
export function RealCost({ offerta, valore, asOf }: { offerta: OffertaMutuo; valore: number; asOf: string }) {
  const { importo, totale, totaleInteressi, prodotto } = offerta
  const parts: Part[] = [
    { label: 'Somma che ricevi', value: importo / 100, mark: 'capital' },
    { label: 'Interessi', value: totaleInteressi / 100, mark: 'interest' },
    { label: 'Spese e imposte', value: (totale - importo - totaleInteressi) / 100, mark: 'costs' },
  ]
  return (
    <Section
      id="quanto-costa"
      title={`Per avere ${round(importo)} ne restituisci ${round(totale)}`}
      lead="Il costo di un mutuo non è la rata: è la differenza fra quanto restituisci e quanto ricevi."
    >
      <SplitBar parts={parts} large />
      <ExampleText
        offer={inEuro(offerta)}
        name={`${prodotto.banca.nome}, ${prodotto.nome}`}
        product="mutuo"
        purpose={` per acquisto prima casa, su una casa da ${round(valore)}`}
        kind="fisso"
        rate={rateText(offerta)}
        asOf={asOf}
        className={styles.example}
      />
    </Section>
  )
}
