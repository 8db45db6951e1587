import styles from './missing-offers.module.css'

interface Props {
  label: string
  reasons: { motivo: string; prodotti: string[] }[]
  open?: boolean
}

/** Which offers are missing from a list, and why. */
export function MissingOffers({ label, reasons, open }: Props) {
  return (
    <details className={styles.missing} open={open}>
      <summary>{label}</summary>
      <ul className={styles.reasons}>
        {reasons.map(({ motivo, prodotti }) => (
          <li key={motivo}>
            <strong>{motivo}</strong>
            <span>{prodotti.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
