import styles from './compare-bar.module.css'
import { FULL, MOST } from './use-compare'

interface Props {
  count: number
  /** One more than fit was asked for. */
  refused: boolean
  onCompare: () => void
  onClear: () => void
}

function wordsOf(count: number, refused: boolean): string {
  if (refused) return FULL
  if (count === 1) return 'Scegline almeno un’altra'
  return count === MOST ? `${count} offerte scelte, il massimo` : `${count} offerte scelte`
}

/** Follows the list while offers are chosen to stand side by side. */
export function CompareBar({ count, refused, onCompare, onClear }: Props) {
  if (count === 0) return null
  return (
    <section className={styles.bar} data-refused={refused || undefined} aria-label="Offerte da affiancare">
      <p aria-live="polite">{wordsOf(count, refused)}</p>
      <button type="button" className={styles.plain} onClick={onClear}>
        Svuota
      </button>
      <button type="button" className="azione" disabled={count < 2} onClick={onCompare}>
        Affianca
      </button>
    </section>
  )
}
