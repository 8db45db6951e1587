import { sumText } from '@/components/markup/format'
import { SCOPI_MUTUO } from '@/lib/finance/purposes'
import type { Simulation } from './simulation'
import styles from './simulation-line.module.css'

interface Props {
  simulation: Simulation
  unfolded: boolean
  onToggle: () => void
}

/** What was asked, in a line in place of the form: on a phone the offers come first. */
export function SimulationLine({ simulation, unfolded, onToggle }: Props) {
  const { finalita, importo, durata } = simulation
  const amount = importo === null || Number.isNaN(importo) ? '' : sumText(importo)
  const years =
    durata === null || Number.isNaN(durata)
      ? ''
      : `${amount ? 'in' : 'In'} ${durata} ${durata === 1 ? 'anno' : 'anni'}`
  return (
    <div className={styles.line}>
      <p>
        <strong>
          {amount} {years}
        </strong>
        <span>{SCOPI_MUTUO[finalita]}</span>
      </p>
      <button
        type="button"
        className="azione-piana"
        aria-expanded={unfolded}
        aria-controls="simulazione"
        onClick={onToggle}
      >
        {unfolded ? 'Chiudi' : 'Modifica'}
      </button>
    </div>
  )
}
