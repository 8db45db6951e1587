import Link from 'next/link'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import type { Column } from '@/lib/resources/view'
import classes from './cell.module.css'

/** Codes stay on one line, titles may wrap. */
const SHORT = 20

type Props = { column: Column; value: unknown; href?: string }

/** Numbers stand at the right, in figures of equal width. */
export const isNumeric = ({ kind }: Column) => kind === 'money' || kind === 'number' || kind === 'rate'

/** One value as people read it. */
export function Cell({ column, value, href }: Props) {
  if (column.kind === 'title' && href) {
    return (
      <Link href={href} className={classes.title} data-short={String(value).length <= SHORT || undefined}>
        {String(value ?? '—')}
      </Link>
    )
  }
  if (value === null || value === undefined || value === '') return <span className={classes.none}>—</span>
  switch (column.kind) {
    case 'money':
      return formatEuro(toCents(Number(value)))
    case 'rate':
      return formatRate(Number(value))
    case 'number':
      return Number(value).toLocaleString('it-IT')
    case 'day':
      return formatDay(String(value))
    case 'instant':
      return (
        <time className={classes.word} dateTime={String(value)}>
          {formatInstant(String(value))}
        </time>
      )
    case 'boolean':
      return (
        <StateBadge
          label={value ? 'Sì' : 'No'}
          tone={value ? 'ok' : 'neutral'}
          shape={value ? 'check' : 'ring'}
        />
      )
    case 'badge':
      return <Badge column={column} value={String(value)} />
    case 'image':
      return (
        <img src={String(value)} alt="" className={classes.image} loading="lazy" width={48} height={32} />
      )
    case 'tags':
      return (value as string[]).join(', ')
    case 'person':
      return personName(value as Person)
    default:
      return String(value)
  }
}

function Badge({ column, value }: { column: Column; value: string }) {
  const option = column.options?.find((candidate) => candidate.value === value)
  const label = option?.label ?? value
  return option?.tone ? (
    <StateBadge label={label} tone={option.tone} />
  ) : (
    <span className={classes.word}>{label}</span>
  )
}

type Person = { nome?: string; cognome?: string; name?: string; surname?: string }

/** Agents and clients carry nome and cognome, administrators name and surname. */
export const personName = ({ nome, cognome, name, surname }: Person) =>
  [cognome ?? surname, nome ?? name].filter(Boolean).join(' ') || '—'
