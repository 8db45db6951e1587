import styles from './excluded-list.module.css'
import { type Excluded, reasons } from './offers'

/** Which products are missing, and why. */
export function ExcludedList({ excluded, open }: { excluded: Excluded[]; open?: boolean }) {
  return (
    <details className={styles.box} open={open}>
      <summary>
        {excluded.length === 1 ? 'Un prodotto non compare' : `${excluded.length} prodotti non compaiono`}:
        ecco perché
      </summary>
      <ul className={styles.list}>
        {reasons(excluded).map(({ motivo, prodotti }) => (
          <li key={motivo}>
            <strong>{motivo}</strong>
            <span>{prodotti.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
