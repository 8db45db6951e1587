import type { ReactNode } from 'react'
import styles from './offer-frame.module.css'

/** One figure of an offer, with small words beside it. */
export interface Figure {
  label: string
  value: string
  note?: ReactNode
  /** The two that people compare: the same size for both. */
  big?: boolean
}

interface Props {
  bank: string
  product: string
  /** Kind of rate, or what else sets the product apart. */
  kind?: string
  best: boolean
  figures: Figure[]
  /** Whom the offer is for, when not for everybody. */
  warning?: string | null
  /** What the details button opens: "Costi e piano". */
  details: string
  onOpen: () => void
  onWant: () => void
}

function Actions({
  name,
  best,
  details,
  onOpen,
  onWant,
}: Omit<Props, 'figures' | 'warning'> & { name: string }) {
  return (
    <div className={styles.actions}>
      <button type="button" className={best ? 'azione' : 'azione-piana'} onClick={onWant}>
        RICHIEDI FATTIBILITÀ<span className="solo-voce"> per {name}</span>
      </button>
      <button type="button" className={styles.details} onClick={onOpen}>
        {details}
        <span className="solo-voce"> di {name}</span>
      </button>
    </div>
  )
}

/** One offer: who lends, what to do next, its two big figures with everything else beside them. */
export function OfferFrame({ figures, warning, ...props }: Props) {
  const { bank, product, kind, best } = props
  const name = `${bank}, ${product}`
  return (
    <article className={styles.card} data-best={best || undefined} aria-label={name}>
      <header className={styles.head}>
        <h3>{bank}</h3>
        <p>
          {product} {kind ? <span className={styles.kind}>{kind}</span> : null}
          {best ? <span className={styles.best}>TAEG più basso</span> : null}
        </p>
      </header>
      <Actions {...props} name={name} />
      <dl className={styles.figures}>
        {figures.map(({ label, value, note, big }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={big ? styles.big : undefined}>
              {value} {note ? <span className={styles.soft}>{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {warning ? <p className={styles.warning}>{warning}</p> : null}
    </article>
  )
}
