import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { fold } from '@/lib/core/text'
import { exposedColumns } from './codec'
import { decodeCursor } from './cursor'
import { wantedFields } from './fields'
import { filterWhere } from './filters'
import type { Filter, Resource, Where } from './types'

export const MAX_LIMIT = 200
const FIXED = new Set(['limit', 'cursor', 'sort', 'q', 'format', 'columns'])
const CODE = /^[pl](\d\d)-/
const MARGIN_MS = 2 * 86_400_000
/** The kinds of filter that take several values. */
const LISTED = new Set(['enum', 'has', 'ref'])
const FILTER = /^filter\[(\w+)\]$/

export type ListQuery = {
  limit: number
  cursor: { value: unknown; id: string; back: boolean } | null
  sort: { field: string; desc: boolean }
  where: Where
  /** Where a filter names several values: the same list, one value at a time (see merge.ts). */
  branches: Where[]
  /** Whether words are looked for. */
  searches: boolean
  /** The words as they were written, ready for LIKE. */
  words: string[]
  format?: string
  /** The columns that the filters and the order ask about. */
  asks?: readonly string[]
  /** The columns and relations that are wanted, where not all are. */
  only?: readonly string[]
}

const limitSchema = z.coerce.number().int().min(1).max(MAX_LIMIT)
export const malformed = (detail: string) => new AppError('malformed', detail)

/** Query string of a list → what to read. Unknown parameters, filters and sorts are a 400. */
export function parseListQuery(resource: Resource, url: URL): ListQuery {
  const { searchParams } = url
  const named = new URLSearchParams(searchParams)
  named.delete('fields')
  const filters = filtersOf(resource, named)
  const several = filters.find(({ values }) => values.length > 1)
  const search = searchWhere(resource, searchParams.get('q'))
  const page = pageOf(resource.list, searchParams)
  return {
    ...page,
    asks: [page.sort.field, ...filters.map(({ name }) => name)],
    where: { AND: [...filters.map(({ where }) => where), ...search] },
    branches: several ? several.values : [],
    searches: search.length > 0,
    words: wordsOf(searchParams.get('q') ?? '').map(literal),
    format: searchParams.get('format') ?? undefined,
    only: wantedFields(resource, searchParams.get('fields')),
  }
}

type Sorted = {
  sorts: readonly string[]
  defaultSort: string
  sortBy?: Readonly<Record<string, string | undefined>>
}

/** Which page of a list, in which order. */
export function pageOf(list: Sorted, params: URLSearchParams): Pick<ListQuery, 'limit' | 'cursor' | 'sort'> {
  const limit = limitSchema.safeParse(params.get('limit') ?? 50)
  if (!limit.success) throw malformed(`limit: un numero da 1 a ${MAX_LIMIT}.`)
  const sort = sortOf(list, params.get('sort') || list.defaultSort)
  const cursor = params.get('cursor')
  return { limit: limit.data, cursor: cursor ? decodeCursor(cursor, sort) : null, sort }
}

type Given = { filter: Filter; key: string; value: string }

/** The filters that an address names, with their text; a parameter that is none of them is a 400. */
export function givenFilters(filters: readonly Filter[], params: URLSearchParams): Given[] {
  const chosen: Given[] = []
  for (const key of new Set(params.keys())) {
    if (FIXED.has(key)) continue
    const given = params.getAll(key).filter(Boolean)
    const name = FILTER.exec(key)?.[1]
    const filter = filters.find((candidate) => candidate.name === name)
    if (!filter) throw malformed(`Parametro non previsto: ${key}.`)
    if (given.length === 0) continue
    // Said twice, a filter is an "or", as with a comma.
    if (given.length > 1 && !LISTED.has(filter.kind)) throw malformed(`${key}: indica un solo valore.`)
    chosen.push({ filter, key, value: given.join(',') })
  }
  return chosen
}

type Chosen = { name: string; where: Where; values: Where[] }

const filtersOf = (resource: Resource, params: URLSearchParams): Chosen[] =>
  givenFilters(resource.list.filters ?? [], params).map(({ filter, value }) => {
    const values = filter.kind === 'enum' ? [...new Set(value.split(','))] : []
    return {
      name: filter.name,
      where: filterWhere(filter, value, resource.codecs?.[filter.name]),
      values: values.map((one) => ({ [filter.name]: one })),
    }
  })

function sortOf(list: Sorted, text: string): ListQuery['sort'] {
  const field = text.replace(/^-/, '')
  if (!list.sorts.includes(field)) throw malformed(`Ordinamento non previsto: ${field}.`)
  return orderOf(list, text)
}

/** The column and the direction of a sort: "-cognome". */
export function orderOf({ sortBy = {} }: Pick<Sorted, 'sortBy'>, text: string): ListQuery['sort'] {
  const field = text.replace(/^-/, '')
  return { field: sortBy[field] ?? field, desc: text.startsWith('-') }
}

/** `contains` becomes LIKE, for which % and _ stand for anything. */
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The words of a question as the search columns hold them, ready for LIKE. */
export const searchedWords = (text: string): string[] => wordsOf(fold(text)).map(literal)

/** Each word must be found; the column is folded by the database, the words here. */
function searchWhere(resource: Resource, text: string | null): Where[] {
  if (!text?.trim()) return []
  if (!resource.list.search) throw malformed('Questa lista non ha la ricerca.')
  return wordsOf(fold(text)).flatMap((word) => [
    { search: { contains: literal(word) } },
    ...yearOfCode(resource, word),
  ])
}

/**
 * "p24-k7" is the beginning of a code, and codes carry the year of their row. Said to the database, it looks
 * among that year's rows; unsaid, it would scan all younger ones. Two days for the clocks to disagree.
 */
function yearOfCode(resource: Resource, word: string): Where[] {
  const [, year] = CODE.exec(word) ?? []
  if (!year || !exposedColumns(resource).includes('codice')) return []
  const [start, end] = [Date.UTC(2000 + Number(year), 0, 1), Date.UTC(2001 + Number(year), 0, 1)]
  return [{ createdAt: { gte: new Date(start - MARGIN_MS), lt: new Date(end + MARGIN_MS) } }]
}
