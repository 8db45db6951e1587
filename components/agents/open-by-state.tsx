import Link from 'next/link'
import { EmptyState } from '@/components/ui/empty-state'
import type { AgentDashboard } from '@/lib/features/dashboard/types'
import type { Option } from '@/lib/resources/view'
import { plain } from './month-words'
import classes from './open-by-state.module.css'
import { casesIn } from './paths'

type Props = { perStato: AgentDashboard['perStato']; stati: readonly Option[] }

/** How many open cases there are at each step; each line leads to its list. */
export function OpenByState({ perStato, stati }: Props) {
  const lines = stati.flatMap(({ value, label }) => {
    const found = perStato.find(({ stato }) => stato === value)
    return found ? [{ stato: value, label, pratiche: found.pratiche }] : []
  })
  const most = Math.max(...lines.map(({ pratiche }) => pratiche))
  if (lines.length === 0)
    return (
      <EmptyState title="Nessuna pratica aperta">
        Converti una richiesta, oppure apri una pratica nuova dall’elenco.
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {lines.map(({ stato, label, pratiche }) => (
        <li key={stato}>
          <Link href={casesIn([stato])} className={classes.line}>
            <span className={classes.label}>{label}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ width: `${(pratiche / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{plain(pratiche)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
