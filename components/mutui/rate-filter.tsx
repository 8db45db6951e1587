import { Pill } from '@/components/site/pill'
import { type Filtro, type Offer, offersOf, TIPI } from './offers'
import styles from './rate-filter.module.css'

const CHOICES: [Filtro, string][] = [['tutti', 'Tutti'], ...(Object.entries(TIPI) as [Filtro, string][])]

interface Props {
  offers: Offer[]
  value: Filtro
  onChange: (filtro: Filtro) => void
}

/** Kind of rate, with how many offers each has. */
export function RateFilter({ offers, value, onChange }: Props) {
  return (
    <fieldset className={styles.filter}>
      <legend className="solo-voce">Tipo di tasso</legend>
      {CHOICES.map(([filtro, label]) => (
        <Pill
          key={filtro}
          name="tasso"
          value={filtro}
          checked={value === filtro}
          onChange={() => onChange(filtro)}
        >
          {label} <small>{offersOf(offers, filtro).length}</small>
        </Pill>
      ))}
    </fieldset>
  )
}
