import { type Filtro, ORDINI, type Ordine, TIPI } from '@/components/markup/mortgage-offers'
import styles from './small-tools.module.css'

interface Props {
  filtro: Filtro
  onFilter: (filtro: Filtro) => void
  ordine: Ordine
  onSort: (ordine: Ordine) => void
}

/** Kind of rate and order on one line, where the choices side by side would take three: a phone. */
export function SmallTools({ filtro, onFilter, ordine, onSort }: Props) {
  return (
    <div className={styles.tools}>
      <select
        aria-label="Tipo di tasso"
        value={filtro}
        onChange={(event) => onFilter(event.target.value as Filtro)}
      >
        <option value="tutti">Tutti i tassi</option>
        {Object.entries(TIPI).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label="In ordine di"
        value={ordine}
        onChange={(event) => onSort(event.target.value as Ordine)}
      >
        {Object.entries(ORDINI).map(([value, label]) => (
          <option key={value} value={value}>
            Per {label}
          </option>
        ))}
      </select>
    </div>
  )
}
