import { byCondition, type Filtro, type Offer, offersOf, TIPI } from '@/components/markup/mortgage-offers'
import { Pill } from '@/components/site/pill'
import styles from './rate-filter.module.css'

const CHOICES: [Filtro, string][] = [['tutti', 'Tutti'], ...(Object.entries(TIPI) as [Filtro, string][])]

interface Props {
  offers: Offer[]
  value: Filtro
  onChange: (filtro: Filtro) => void
}

/** Kind of rate, with how many offers for everybody each has, as the heading counts them. */
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
          {label} <small>{byCondition(offersOf(offers, filtro)).open.length}</small>
        </Pill>
      ))}
    </fieldset>
  )
}
