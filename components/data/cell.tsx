import Link from 'next/link'
import { useArea } from '@/components/shell/area'
import { shownPicture } from '@/components/ui/shown-picture'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import { phoneHref, phoneText } from '@/lib/italian/phone-text'
import type { Column } from '@/lib/resources/view'
import classes from './cell.module.css'

/** Codes stay on one line, titles may wrap. */
const SHORT = 20
/** Longer words of a list may take two lines where the table is full. */
const SHORT_WORD = 16

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
      return <Instant value={String(value)} />
    case 'boolean':
      return (
        <StateBadge
          label={value ? 'Sì' : 'No'}
          tone={value ? 'ok' : 'neutral'}
          shape={value ? 'check' : 'ring'}
        />
      )
    case 'phone':
      return (
        <a href={phoneHref(String(value))} className={classes.phone}>
          {phoneText(String(value))}
        </a>
      )
    case 'badge':
      return <Badge column={column} value={String(value)} />
    case 'image':
      return <Picture url={String(value)} />
    case 'tags':
      return (value as string[]).join(', ')
    case 'person':
      return <Name text={personName(value as Person)} />
    default:
      return <Text text={String(value)} />
  }
}

function Picture({ url }: { url: string }) {
  const area = useArea()
  return (
    <img
      src={shownPicture(url, area)}
      alt=""
      className={classes.image}
      loading="lazy"
      width={48}
      height={32}
    />
  )
}

function Badge({ column, value }: { column: Column; value: string }) {
  const option = column.options?.find((candidate) => candidate.value === value)
  const label = option?.label ?? value
  return option?.tone ? (
    <StateBadge label={label} tone={option.tone} />
  ) : (
    <span className={label.length <= SHORT_WORD ? classes.word : classes.long}>{label}</span>
  )
}

/** The day and the time, one under the other where the table is full. */
function Instant({ value }: { value: string }) {
  const [day, time] = formatInstant(value).split(' ')
  return (
    <time dateTime={value}>
      <span className={classes.word}>{day}</span> <span className={classes.word}>{time}</span>
    </time>
  )
}

function Text({ text }: { text: string }) {
  if (text.length > SHORT) return <Name text={text} />
  // A code would break at its hyphen.
  return text.includes(' ') ? text : <span className={classes.word}>{text}</span>
}

/** Two lines at most: the whole name is under the pointer. */
const Name = ({ text }: { text: string }) => (
  <span className={classes.name} title={text}>
    {text}
  </span>
)

type Person = { nome?: string; cognome?: string; name?: string; surname?: string }

/** Agents and clients carry nome and cognome, administrators name and surname. */
export const personName = ({ nome, cognome, name, surname }: Person) =>
  [cognome ?? surname, nome ?? name].filter(Boolean).join(' ') || '—'
