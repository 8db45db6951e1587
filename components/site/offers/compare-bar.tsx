import styles from './compare-bar.module.css'

interface Props {
  count: number
  onCompare: () => void
  onClear: () => void
}

/** Follows the list while offers are chosen to stand side by side. */
export function CompareBar({ count, onCompare, onClear }: Props) {
  if (count === 0) return null
  return (
    <section className={styles.bar} aria-label="Offerte da affiancare">
      <p aria-live="polite">{count === 1 ? 'Scegline almeno un’altra' : `${count} offerte scelte`}</p>
      <button type="button" className={styles.plain} onClick={onClear}>
        Svuota
      </button>
      <button type="button" className="azione" disabled={count < 2} onClick={onCompare}>
        Affianca
      </button>
    </section>
  )
}
