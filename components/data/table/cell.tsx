import { shownPicture } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import { ContactLinks } from '@/components/data/record/contact-links'
import { formatSize } from '@/components/ui/file-size'
import { IntentLink } from '@/components/ui/intent-link'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant, formatMonth } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { Column } from '@/lib/resources/view'
import classes from './cell.module.css'
import { ageWords, dueWords } from './due-words'

type Props = { column: Column; value: unknown; href?: string }

/** Numbers stand at the right, in figures of equal width. */
export const isNumeric = ({ kind }: Column) => ['money', 'number', 'rate', 'size'].includes(kind)

/** Italian alone would write 1850, and 12.345. */

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** One value as people read it. Every kind has its case: a new one without does not compile. */
export function Cell({ column, value, href }: Props) {
  if (column.kind === 'title' && href) {
    return (
      <IntentLink href={href} className={classes.title} title={String(value ?? '')}>
        {String(value ?? '—')}
      </IntentLink>
    )
  }
  if (isNothing(value))
    return (
      <span className={classes.none} data-none>
        —
      </span>
    )
  switch (column.kind) {
    case 'money':
      return euroText(Number(value))
    case 'rate':
      return formatRate(Number(value))
    case 'size':
      return formatSize(Number(value))
    case 'number':
      return column.grouped === false ? String(value) : numberText(Number(value))
    case 'day':
      return formatDay(String(value))
    case 'month':
      return formatMonth(String(value))
    case 'instant':
      return <Instant value={String(value)} />
    case 'due':
      return <Due value={String(value)} />
    case 'age':
      return <Age value={String(value)} />
    case 'boolean':
      return (
        <StateBadge
          label={value ? 'Sì' : 'No'}
          tone={value ? 'ok' : 'neutral'}
          shape={value ? 'check' : 'ring'}
        />
      )
    case 'phone':
      return <ContactLinks telefono={String(value)} whatsapp />
    case 'badge':
      return <Badge column={column} value={String(value)} />
    case 'image':
      return <Picture url={String(value)} />
    case 'tags':
      return <Text text={(value as string[]).join(', ')} />
    case 'person':
      return <Text text={personName(value as Person)} />
    case 'title':
    case 'text':
      return <Text text={String(value)} />
    default:
      return column.kind satisfies never
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
      width={36}
      height={24}
    />
  )
}

function Badge({ column, value }: { column: Column; value: string }) {
  const option = column.options?.find((candidate) => candidate.value === value)
  const label = option?.label ?? value
  return option?.tone ? <StateBadge label={label} tone={option.tone} /> : <Text text={label} />
}

const Instant = ({ value }: { value: string }) => (
  <time dateTime={value} className={classes.time}>
    {formatInstant(value)}
  </time>
)

/** How long there is still; the instant itself is under the pointer. */
function Due({ value }: { value: string }) {
  const { label, tone } = dueWords(new Date(value), new Date())
  return (
    <time dateTime={value} title={formatInstant(value)}>
      <StateBadge label={label} tone={tone} />
    </time>
  )
}

/** How long it has been; the instant itself is under the pointer. */
const Age = ({ value }: { value: string }) => (
  <time dateTime={value} title={formatInstant(value)} className={classes.time}>
    {ageWords(new Date(value), new Date())}
  </time>
)

/** What the line has no room for is under the pointer. */
const Text = ({ text }: { text: string }) => <span title={text}>{text}</span>

type Person = { nome?: string; cognome?: string; name?: string; surname?: string }

/** Agents and clients carry nome and cognome, administrators name and surname. */
export const personName = ({ nome, cognome, name, surname }: Person) =>
  [nome ?? name, cognome ?? surname].filter(Boolean).join(' ') || '—'
