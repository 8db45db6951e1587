import type { Means } from '@/components/markup/affordability'
import { type Figure, Figures } from '@/components/markup/figures'
import { OfferName } from '@/components/markup/offer-name'
import { Affordability } from './affordability'
import { BankMark } from './bank-mark'
import styles from './offer-frame.module.css'

interface Props {
  bank: string
  product: string
  /** Kind of rate, or what else sets the product apart. */
  kind?: string
  best: boolean
  figures: Figure[]
  /** Whom the offer is for, when not for everybody. */
  warning?: string | null
  /** What the instalment weighs on the income, where one is known. */
  means?: Means
  /** What the details button opens: "Costi e piano". */
  details: string
  /** Offers that can stand side by side: whether this one is chosen. */
  compare?: { checked: boolean; onChange: () => void }
  onOpen: () => void
  onWant: () => void
}

function Choice({ checked, onChange, name }: NonNullable<Props['compare']> & { name: string }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      Affianca
      <span className="solo-voce"> {name}</span>
    </label>
  )
}

/** One offer in a row: who lends, the two big figures, what to do next, and everything else in a line under them. */
export function OfferFrame({ figures, warning, means, compare, ...props }: Props) {
  const { bank, product, kind, best, details, onOpen, onWant } = props
  const name = `${bank}, ${product}`
  return (
    <article className={styles.card} data-best={best || undefined} aria-label={name}>
      <BankMark name={bank} />
      <header className={styles.head}>
        <OfferName bank={bank} product={product} kind={kind} best={best} styles={styles} />
      </header>
      <Figures className={styles.big} figures={figures.filter(({ big }) => big)} />
      <button type="button" className={best ? 'azione' : 'azione-piana'} onClick={onWant}>
        Richiedi fattibilità<span className="solo-voce"> per {name}</span>
      </button>
      {means ? (
        <div className={styles.means}>
          <Affordability {...means} />
        </div>
      ) : null}
      <Figures className={styles.rest} figures={figures.filter(({ big }) => !big)} />
      <div className={styles.more}>
        {compare ? <Choice {...compare} name={name} /> : null}
        <button type="button" className={styles.details} onClick={onOpen}>
          {details}
          <span className="solo-voce"> di {name}</span>
        </button>
      </div>
      {warning ? <p className={styles.warning}>{warning}</p> : null}
    </article>
  )
}
