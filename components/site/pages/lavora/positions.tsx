import { formatDay } from '@/lib/core/dates'
import type { Posizione } from '@/lib/features/leads/contact-requests/schema'
import styles from './positions.module.css'

/** Whom we are looking for; when it is nobody, what to do all the same. */
export function Positions({ positions }: { positions: Posizione[] }) {
  if (positions.length === 0)
    return (
      <p className={styles.none}>
        In questo momento non ci sono posizioni aperte. Inviaci lo stesso la tua candidatura: quando si apre
        un posto, la prima cosa che facciamo è rileggere quelle che abbiamo già.
      </p>
    )
  return (
    <ul className={styles.positions}>
      {positions.map(({ titolo, sede, tipo, descrizione, pubblicata }) => (
        <li key={`${titolo} ${sede}`}>
          <h3>{titolo}</h3>
          <p className={styles.where}>
            <strong>{sede}</strong>
            <span>{tipo}</span>
            <span>Dal {formatDay(pubblicata)}</span>
          </p>
          <p>{descrizione}</p>
        </li>
      ))}
    </ul>
  )
}
