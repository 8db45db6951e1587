import { useId } from 'react'
import { dayText, durationText, euroText, percentText } from '@/components/markup/format'
import styles from './example.module.css'

interface Props {
  title?: string
  /** Kind of rate, in small letters: "fisso". */
  tipo: string
  /** Percent. */
  tan: number
  taeg: number
  /** Total amount of the credit: what the customer can use. Euro, like every amount here. */
  importo: number
  durataMesi: number
  rata: number
  /** Total amount due. */
  totale: number
  /** Charges, each over the whole term; what is left of the total is interest. */
  spese: { label: string; importo: number }[]
  /** Day of the figures. */
  asOf: string
  note?: string
}

/** The representative example (art. 123 TUB): TAN and TAEG at the same size, then everything the law lists. */
export function Example({ title = 'Esempio rappresentativo', tipo, tan, taeg, asOf, note, ...sums }: Props) {
  const id = useId()
  return (
    <section className={styles.example} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{title}</h3>
        <p>
          Cifre del <time dateTime={asOf}>{dayText(asOf)}</time>
        </p>
      </header>
      <dl className={styles.rates}>
        <div>
          <dt>TAN {tipo}</dt>
          <dd>{percentText(tan)}</dd>
        </div>
        <div>
          <dt>TAEG</dt>
          <dd>{percentText(taeg)}</dd>
        </div>
      </dl>
      <Sums {...sums} />
      {note ? <p className={styles.note}>{note}</p> : null}
    </section>
  )
}

function Sums({ importo, durataMesi, rata, totale, spese }: Omit<Props, 'tipo' | 'tan' | 'taeg' | 'asOf'>) {
  const interessi = spese.reduce((left, one) => left - one.importo, totale - importo)
  const rows = [
    { label: 'Importo totale del credito', value: euroText(importo) },
    { label: 'Durata', value: `${durationText(durataMesi)}, ${durataMesi} rate` },
    { label: 'Rata al mese', value: euroText(rata) },
    { label: 'Interessi', value: euroText(interessi) },
    ...spese.map((one) => ({ label: one.label, value: euroText(one.importo) })),
    { label: 'Costo totale del credito', value: euroText(totale - importo) },
  ]
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Importo totale dovuto</dt>
        <dd>{euroText(totale)}</dd>
      </div>
    </dl>
  )
}
