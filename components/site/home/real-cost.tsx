import type { OffertaMutuo } from '@/lib/finance/compare'
import { durationText, euroOf, percentText, wholeText } from '../format'
import { Section } from '../section'
import { chargesText, rateText } from './quote'
import styles from './real-cost.module.css'

interface Part {
  label: string
  cents: number
  mark: string
}

/* Whole euro, for a title. */
const round = (cents: number) => `${wholeText(Math.round(cents / 100))} €`

function Bar({ parts, whole }: { parts: Part[]; whole: number }) {
  return (
    <svg viewBox="0 0 1000 56" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      {parts.map((part, index) => {
        const start = parts.slice(0, index).reduce((sum, { cents }) => sum + cents, 0)
        return (
          <rect
            key={part.label}
            x={(start / whole) * 1000}
            width={(part.cents / whole) * 1000}
            height={56}
            className={styles[part.mark]}
          />
        )
      })}
    </svg>
  )
}

/** The representative example (art. 123 TUB), drawn to scale: what comes back as a house and what is its price. */
export function RealCost({ offerta, valore, asOf }: { offerta: OffertaMutuo; valore: number; asOf: string }) {
  const { importo, totale, totaleInteressi, prodotto, durataMesi } = offerta
  const parts: Part[] = [
    { label: 'La casa', cents: importo, mark: 'capital' },
    { label: 'Interessi', cents: totaleInteressi, mark: 'interest' },
    { label: 'Spese e imposte', cents: totale - importo - totaleInteressi, mark: 'costs' },
  ]
  return (
    <Section
      id="quanto-costa"
      title={`Per avere ${round(importo)} ne restituisci ${round(totale)}`}
      lead="Il prezzo di un mutuo non è la rata: è tutto quello che restituisci in più. Eccolo in scala."
    >
      <Bar parts={parts} whole={totale} />
      <dl className={styles.legend}>
        {parts.map((part) => (
          <div key={part.label} className={styles.item}>
            <dt>
              <span className={`${styles.swatch} ${styles[part.mark]}`} />
              {part.label}
            </dt>
            <dd>
              {euroOf(part.cents)}
              <span className={styles.share}>{percentText((part.cents / totale) * 100)}</span>
            </dd>
          </div>
        ))}
      </dl>
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
