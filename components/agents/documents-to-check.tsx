import Link from 'next/link'
import { EmptyState } from '@/components/ui/empty-state'
import { formatInstant } from '@/lib/core/dates'
import type { DocumentToCheck } from '@/lib/features/dashboard/types'
import { CASES } from './paths'
import classes from './work-list.module.css'

type Props = { documenti: readonly DocumentToCheck[]; total: number }

/** What clients have sent and nobody has looked at yet; each line opens the checklist of its case. */
export function DocumentsToCheck({ documenti, total }: Props) {
  if (documenti.length === 0)
    return (
      <EmptyState title="Niente da verificare">I documenti caricati dai clienti compaiono qui.</EmptyState>
    )
  const more = total - documenti.length
  return (
    <ul className={classes.list}>
      {documenti.map(({ _id, nome, uploadedAt, pratica }) => (
        <li key={_id} className={classes.line}>
          <div className={classes.words}>
            <Link href={`${CASES}/${pratica._id}?scheda=documenti`} className={classes.title}>
              {nome}
            </Link>
            <span className={classes.soft}>
              {pratica.intestatario} · {pratica.codice}
              {uploadedAt && ` · ${formatInstant(uploadedAt)}`}
            </span>
          </div>
        </li>
      ))}
      {more > 0 && (
        <li className={classes.line}>
          <span className={classes.soft}>
            {more === 1 ? 'e un altro documento' : `e altri ${more} documenti`}
          </span>
        </li>
      )}
    </ul>
  )
}
