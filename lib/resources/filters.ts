import { nextDay, startOfDay } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { encode } from './codec'
import { rangeDay } from './range-day'
import { rangeNumber } from './range-number'
import type { Codec, Filter, Where } from './types'

const PROVINCE = /^[A-Z]{2}$/
/** A word that people put on something, to find it again by. */
export const TAG = /^[\p{L}\p{N}][\p{L}\p{N} '’&/-]{1,39}$/u
/** In euro, what a column of cents can still hold. */
const LARGEST = 9e13
/** Of words that are asked for as they are. */
const LONGEST = 1_000
const wrong = (filter: Filter, why = 'valore non valido.') =>
  new AppError('malformed', `Filtro «${filter.label}»: ${why}`)

/** One filter of a list → `where`. Lists are comma-separated, ranges are "from..to" with either end open. */
export function filterWhere(filter: Filter, text: string, codec?: Codec): Where {
  switch (filter.kind) {
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw wrong(filter)
      return { [filter.name]: text === 'true' }
    case 'present':
      if (text !== 'true' && text !== 'false') throw wrong(filter)
      return { [filter.column ?? filter.name]: text === 'true' ? { not: null } : null }
    case 'has':
      return { OR: listedValues(filter, text).map((value) => ({ [filter.name]: { has: value } })) }
    case 'hasProvince':
      if (!PROVINCE.test(text)) throw wrong(filter)
      return { [filter.name]: { has: text } }
    case 'tag':
      if (!TAG.test(text)) throw wrong(filter)
      return { [filter.name]: { has: text.toLowerCase() } }
    case 'enum':
      return { [filter.name]: { in: enumValues(filter, text) } }
    case 'ref':
      if (text === 'null') return { [filter.name]: null }
      return refWhere(filter, idValues(filter, text))
    case 'reached':
      return reachedBy(filter, text)
    case 'text':
      if (text.length > LONGEST || text.includes('\0')) throw wrong(filter)
      // Words of a list are chosen as they stand in it, and an index finds them; others are people's own, who write as they like.
      return { [filter.name]: { equals: text, mode: filter.words ? 'insensitive' : 'folded' } }
    case 'dayRange':
    case 'moneyRange':
    case 'numberRange':
      return { [filter.name]: range(filter, text, codec) }
    default:
      return filter.kind satisfies never
  }
}

const refWhere = ({ name, alike }: Filter, ids: string[]): Where =>
  alike ? { [alike.relation]: { [alike.column]: { sameAs: ids } } } : { [name]: { in: ids } }

/** There, or farther: by what says when it came there, or by where it is now. */
function reachedBy(filter: Filter, text: string): Where {
  const { now = '', when = {}, unsure } = filter.reached ?? {}
  const places = Object.keys(when)
  if (!places.includes(text)) throw wrong(filter)
  const there = places
    .slice(places.indexOf(text))
    .flatMap((place) => [{ [when[place] ?? now]: { not: null } }, { [now]: place }])
  return { OR: there, ...(unsure && text === places.at(-1) && { [unsure]: false }) }
}

function idValues(filter: Filter, text: string): string[] {
  const ids = text.split(',')
  if (!ids.every(isId)) throw wrong(filter)
  return ids
}

/** Of a list of ids, those of a resource; of a list of words, the words that may stand in it. */
const listedValues = (filter: Filter, text: string) =>
  filter.resource ? idValues(filter, text) : enumValues(filter, text)

function enumValues(filter: Filter, text: string): string[] {
  const values = text.split(',')
  if (!values.every((value) => filter.options?.some((option) => option.value === value))) throw wrong(filter)
  return values
}

function range(filter: Filter, text: string, codec?: Codec): Where {
  const [from = '', to = '', extra] = text.split('..')
  if (extra !== undefined || (from === '' && to === '')) throw wrong(filter)
  const ends =
    filter.kind === 'dayRange' ? dayEnds(filter, from, to, codec) : numberEnds(filter, from, to, codec)
  return Object.fromEntries(Object.entries(ends).filter(([, value]) => value !== undefined))
}

function numberEnds(filter: Filter, from: string, to: string, codec?: Codec) {
  const end = (text: string) => {
    if (text === '') return undefined
    const { value, problem } = rangeNumber(filter.kind, text)
    if (value === undefined || Math.abs(value) > LARGEST) throw wrong(filter, problem)
    return encode(codec, value)
  }
  return { gte: end(from), lte: end(to) }
}

/** Days are whole days in Italy: "to" is included. */
function dayEnds(filter: Filter, from: string, to: string, codec?: Codec) {
  const check = (text: string) => {
    if (text === '') return undefined
    const { day, problem } = rangeDay(text)
    if (day === undefined) throw wrong(filter, problem)
    return day
  }
  const [first, last] = [check(from), check(to)]
  if (codec === 'day') return { gte: encode(codec, first), lte: encode(codec, last) }
  return { gte: first && startOfDay(first), lt: last && startOfDay(nextDay(last)) }
}
