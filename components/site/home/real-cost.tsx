import type { OffertaMutuo } from '@/lib/finance/compare'
import { durationText, euroOf, percentText, wholeText } from '../format'
import { type Part, SplitBar } from '../offers/split-bar'
import { Section } from '../section'
import { chargesText, rateText } from './quote'
import styles from './real-cost.module.css'

/* Whole euro, for a title. */
const round = (cents: number) => `${wholeText(Math.round(cents / 100))} €`

/** The representative example (art. 123 TUB), drawn to scale: the capital and its cost. */
export function RealCost({ offerta, valore, asOf }: { offerta: OffertaMutuo; valore: number; asOf: string }) {
  const { importo, totale, totaleInteressi, prodotto, durataMesi } = offerta
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
      <p className={styles.example}>
        <strong>Esempio rappresentativo al {asOf}.</strong> {prodotto.banca.nome}, {prodotto.nome}: mutuo
        prima casa a tasso fisso di {euroOf(importo)} in {durationText(durataMesi)} su una casa da{' '}
        {euroOf(valore)}; {durataMesi} rate mensili da {euroOf(offerta.rata)}; TAN fisso{' '}
        {percentText(offerta.tan)} ({rateText(offerta)}); <strong>TAEG {percentText(offerta.taeg)}</strong>.
        Costo totale del credito {euroOf(totale - importo)}: {chargesText(offerta)}. Importo totale dovuto{' '}
        {euroOf(totale)}.
      </p>
    </Section>
  )
}
