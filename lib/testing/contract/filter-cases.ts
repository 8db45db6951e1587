import type { Filter } from '@/lib/resources/types'
import type { Json } from '@/lib/testing/test-kit'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'

type FilterCase = [text: string, keep: (value: unknown, row: Json) => boolean]

/** Values to ask a filter for, and what the list must keep; computed from the rows, not from the engine. */
export function filterCases(
  { name, kind, options = [], resource, reached, column }: Filter,
  rows: Json[],
): FilterCase[] {
  const values = rows.map((row) => row[name] ?? null).filter((value) => value !== null)
  const [some] = values
  if (kind === 'boolean') return [true, false].map((flag) => [String(flag), (value) => value === flag])
  if (kind === 'present')
    return [true, false].map((isThere) => [
      String(isThere),
      (_, row) => ((row[column ?? name] ?? null) !== null) === isThere,
    ])
  if (kind === 'reached') {
    const way = Object.entries(reached?.when ?? {})
    const isThere =
      (row: Json) =>
      ([place, when]: [string, string]) =>
        (row[when] ?? null) !== null || row[reached?.now ?? ''] === place
    return way.map(([place], at) => [place, (_, row) => way.slice(at).some(isThere(row))])
  }
  const has = (wanted: string[]) => (value: unknown) =>
    Array.isArray(value) && wanted.some((one) => value.includes(one))
  if (kind === 'hasProvince') return ['MI', 'ZZ'].map((sigla) => [sigla, has([sigla])])
  if (kind === 'tag')
    return [...values.flat().slice(0, 2).map(String), 'nessuno'].map((word) => [word, has([word])])
  if (kind === 'text') {
    const is = (words: string) => (value: unknown) => String(value).toLowerCase() === words.toLowerCase()
    const words = values.filter(Boolean).slice(0, 1).map(String)
    return [...words.map((one) => one.toUpperCase()), ...words, 'nessuno'].map((one) => [one, is(one)])
  }
  if (kind === 'has' && resource)
    return [...values.flat().slice(0, 2).map(String), UNKNOWN].map((id) => [id, has([id])])
  if (kind === 'has') {
    const all = options.map(({ value: option }) => option)
    return [
      ...all.map((option): FilterCase => [option, has([option])]),
      [all.slice(0, 2).join(','), has(all.slice(0, 2))],
    ]
  }
  if (kind === 'enum') {
    const one = options.map(({ value: option }): FilterCase => [option, (value) => value === option])
    const two = options.slice(0, 2).map(({ value }) => value)
    return [...one, [two.join(','), (value) => two.includes(String(value))]]
  }
  if (kind === 'ref') {
    const none: FilterCase[] = values.length < rows.length ? [['null', (value) => value === null]] : []
    return [[String(some ?? UNKNOWN), (value) => value === some], ...none]
  }
  if (values.length === 0)
    throw new Error(`No row that the sample builds has «${name}»: its filter has nothing to find.`)
  if (kind !== 'dayRange') {
    const middle = Number(values[Math.floor(values.length / 2)])
    const number = (text: string, keep: (value: number) => boolean): FilterCase => [
      text,
      (value) => value !== null && keep(Number(value)),
    ]
    return [
      number(`${middle}..`, (value) => value >= middle),
      number(`..${middle}`, (value) => value <= middle),
      number(`${middle}..${middle}`, (value) => value === middle),
    ]
  }
  const day = (value: unknown) =>
    new Date(String(value)).toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  const [from] = values.map(day).sort()
  return [
    [`${from}..${from}`, (value) => value !== null && day(value) === from],
    [`${from}..`, (value) => value !== null],
    [`..${from}`, (value) => value !== null && day(value) <= String(from)],
  ]
}
