import { GIORNI, type Span } from '@/components/data/form/giorni'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { euroText, formatEuro, formatRate } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import { type AudienceRules, audienceWords } from '@/lib/features/audiences/schema'
import { phoneText } from '@/lib/italian/phone-text'
import type { Field } from '@/lib/resources/view'

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A value of a record as people read it; `field` says what kind it is, where it is known. */
export function valueWords(value: unknown, field?: Field): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  if (typeof value === 'number') return numberWords(value, field)
  if (typeof value === 'string') return textWords(value, field)
  if (field?.kind === 'hours' && Array.isArray(value)) return value.map(spanWords).join('\n') || '—'
  if (field?.kind === 'flags' && typeof value === 'object') return flagWords(value, field)
  if (typeof value === 'object' && 'regole' in value) return audienceWords(value as AudienceRules)
  if (field?.rows && Array.isArray(value))
    return (
      value.map((row) => rowWords(row as Record<string, unknown>, field.rows?.fields ?? [])).join('\n') || '—'
    )
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.map((item) => textWords(item, field)).join(', ') || '—'
  return JSON.stringify(value, null, 2)
}

function numberWords(value: number, field?: Field): string {
  if (field?.kind === 'money') return euroText(value)
  if (field?.kind === 'rate') return formatRate(value)
  return numberText(value, { most: 8, grouped: false })
}

function textWords(value: string, field?: Field): string {
  // The history keeps amounts in cents and decimals as text, so that no digit is lost.
  if (field?.kind === 'money' && /^-?\d+$/.test(value)) return formatEuro(Number(value))
  if (field?.kind === 'rate' && /^-?\d+(\.\d+)?$/.test(value)) return formatRate(Number(value))
  if (field?.kind === 'phone') return phoneText(value)
  const option = field?.options?.find((candidate) => candidate.value === value)
  if (option) return option.label
  // The caller who gave the names has none for this one: the id alone says nothing.
  if (field?.kind === 'ref' && field.options) return 'Non c’è più'
  if (DAY.test(value)) return formatDay(value)
  if (INSTANT.test(value)) return formatInstant(value)
  return isRich(value) ? plain(value) : value
}

/** What is switched on, a line each. */
const flagWords = (flags: object, { options = [] }: Field) =>
  Object.entries(flags)
    .filter(([, isOn]) => isOn === true)
    .map(([name]) => options.find(({ value }) => value === name)?.label ?? name)
    .join('\n') || '—'

const spanWords = ({ giorno, dalle, alle }: Span) => `${GIORNI[giorno - 1] ?? giorno} ${dalle}–${alle}`

/** A row of a list: each of its fields with its name, of those that it has. */
const rowWords = (row: Record<string, unknown>, fields: readonly Field[]) =>
  fields
    .filter(({ when }) => !when || when.in.includes(row[when.field]))
    .map((inner) => `${inner.label} ${valueWords(row[inner.name], inner)}`)
    .join(', ')

const isRich = (value: string) => /<\/?[a-z][^>]*>/i.test(value)

const plain = (html: string) =>
  html
    .replace(/<(br|\/p|\/li|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
