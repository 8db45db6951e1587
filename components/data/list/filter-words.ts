import { formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import { rangeDay } from '@/lib/resources/range-day'
import { rangeNumber } from '@/lib/resources/range-number'
import type { Filter } from '@/lib/resources/view'

function endWords(kind: Filter['kind'], text: string): string {
  if (kind === 'dayRange') {
    const { day } = rangeDay(text)
    // What an address says may be no day at all: it is shown for what it is.
    return day === undefined ? text : formatDay(day)
  }
  const { value } = rangeNumber(kind, text)
  // What an address says may be no value at all: it is shown for what it is.
  if (value === undefined) return text
  return kind === 'moneyRange' ? euroText(value) : numberText(value)
}

/** "dal 01/10/2026 al 31/10/2026", "da 10.000 €", "fino a 5". */
function rangeWords(kind: Filter['kind'], value: string): string {
  const [from = '', to = ''] = value.split('..')
  const [start, end, only] = kind === 'dayRange' ? ['dal', 'al', 'fino al'] : ['da', 'a', 'fino a']
  const first = from && `${start} ${endWords(kind, from)}`
  const last = to && `${from ? end : only} ${endWords(kind, to)}`
  return [first, last].filter(Boolean).join(' ')
}

/**
 * What a filter asks, after its name: "è Nuova o Contattata", "dal 01/10/2026". `name` is what the row that a
 * reference points to is called.
 */
export function filterWords({ kind, options, resource }: Filter, value: string, name?: string): string {
  switch (kind) {
    case 'boolean':
    case 'present':
      return value === 'true' ? 'sì' : 'no'
    case 'ref':
      return refWords(value, name)
    case 'hasProvince':
      return `è ${value}`
    case 'text':
    case 'tag':
      return `«${value}»`
    case 'reached':
      return options?.find((option) => option.value === value)?.label ?? value
    case 'enum':
    case 'has':
      return resource ? refWords(value, name) : choiceWords(options, value)
    case 'dayRange':
    case 'moneyRange':
    case 'numberRange':
      return rangeWords(kind, value)
    default:
      return kind satisfies never
  }
}

/** "null" asks for rows that name nobody. */
const refWords = (value: string, name?: string) => (value === 'null' ? 'non c’è' : `è ${name ?? '…'}`)

function choiceWords(options: Filter['options'], value: string): string {
  const labels = value.split(',').map((one) => options?.find((option) => option.value === one)?.label ?? one)
  const last = labels.pop() ?? ''
  return `è ${labels.length > 0 ? `${labels.join(', ')} o ${last}` : last}`
}
