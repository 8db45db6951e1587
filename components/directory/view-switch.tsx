import classes from '@/components/data/view-tabs.module.css'
import type { Vista } from './use-directory'

type Props = { value: Vista; onChange: (next: Vista) => void; team: number }

/** Cards, a table, or the people below the reader where there are any. */
export function ViewSwitch({ value, onChange, team }: Props) {
  const offered: [Vista, string][] = [
    ['schede', 'Schede'],
    ['tabella', 'Tabella'],
    ...(team > 0 || value === 'squadra' ? ([['squadra', 'La mia squadra']] as [Vista, string][]) : []),
  ]
  return (
    <nav className={classes.tabs} aria-label="Come vedere i colleghi">
      {offered.map(([vista, label]) => (
        <button
          key={vista}
          type="button"
          className={classes.tab}
          aria-current={vista === value || undefined}
          onClick={() => onChange(vista)}
        >
          {label}
          {vista === 'squadra' && team > 0 && <span className={classes.count}> {team}</span>}
        </button>
      ))}
    </nav>
  )
}
