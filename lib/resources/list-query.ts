import { z } from 'zod'
import { decodeCursor } from '@/lib/core/cursor'
import { AppError } from '@/lib/core/errors'
import { searchTerms, type Term } from '@/lib/core/search-words'
import { figureInQuery } from '@/lib/italian/figure-in-query'
import { wantedFields } from './fields'
import { filterWhere } from './filters'
import type { Filter, Resource, Where } from './types'

export const MAX_LIMIT = 200
const FIXED = new Set(['limit', 'cursor', 'sort', 'q', 'format', 'columns'])
/** The kinds of filter that take several values. */
const LISTED = new Set(['enum', 'has', 'ref'])
const FILTER = /^filter\[(\w+)\]$/

export type ListQuery = {
  limit: number
  cursor: { value: unknown; id: string; back: boolean } | null
  sort: { field: string; desc: boolean }
  where: Where
  /** What is looked for, besides the filters. */
  terms: readonly Term[]
  /** Where a filter names several values: the same list, one value at a time (see merge.ts). */
  branches: Where[]
  /** Whether words are looked for. */
  searches: boolean
  format?: string
  /** The columns that the filters and the order ask about. */
  asks?: readonly string[]
  /** The columns and relations that are wanted, where not all are. */
  only?: readonly string[]
}

const limitSchema = figureInQuery('count', z.int().min(1).max(MAX_LIMIT))
export const malformed = (detail: string) => new AppError('malformed', detail)

/** Query string of a list → what to read. Unknown parameters, filters and sorts are a 400. */
export function parseListQuery(resource: Resource, url: URL): ListQuery {
  const { searchParams } = url
  const named = new URLSearchParams(searchParams)
  named.delete('fields')
  const filters = filtersOf(resource, named)
  const several = filters.find(({ values }) => values.length > 1)
  const terms = termsOf(resource, searchParams.get('q'))
  const page = pageOf(resource.list, searchParams)
  return {
    ...page,
    asks: [page.sort.field, ...filters.map(({ name }) => name)],
    where: { AND: filters.map(({ where }) => where) },
    terms,
    branches: several ? several.values : [],
    searches: terms.length > 0,
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

function termsOf(resource: Resource, text: string | null): Term[] {
  if (!text?.trim()) return []
  if (!resource.list.search) throw malformed('Questa lista non ha la ricerca.')
  return searchTerms(text)
}
