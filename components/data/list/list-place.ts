import type { Area } from '@/lib/http/client'

/** The rows of the list that somebody came from, as far as they have been read, and what is asked for more of them. */
export type ListPlace = {
  /** Where its rows open: an id follows. */
  page: string
  /** Under /v2, with what was asked. */
  path: string
  query: string
  ids: readonly string[]
  prev: string | null
  next: string | null
}

type Rows = {
  items: readonly { _id: string; _opens?: string }[]
  prevCursor: string | null
  nextCursor: string | null
}

/** What the rows open: those of a report their record, of which several may tell. */
const idsOf = ({ items }: Rows) => [...new Set(items.map(({ _id, _opens = _id }) => _opens))]

const listeners = new Set<() => void>()

export function subscribeToPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** As it is kept in this window, or null; storage may be closed. */
export function keptPlace(area: Area): string | null {
  try {
    return sessionStorage.getItem(`elenco:${area}`)
  } catch {
    return null
  }
}

export const placeOf = (kept: string | null): ListPlace | null =>
  kept === null ? null : (JSON.parse(kept) as ListPlace)

function keep(area: Area, place: ListPlace): void {
  try {
    sessionStorage.setItem(`elenco:${area}`, JSON.stringify(place))
  } catch {
    // Without storage there is no way from record to record.
  }
  for (const listener of listeners) listener()
}

export function keepPlace(area: Area, from: Pick<ListPlace, 'page' | 'path' | 'query'>, rows: Rows): void {
  keep(area, { ...from, ids: idsOf(rows), prev: rows.prevCursor, next: rows.nextCursor })
}

export type End = 'prev' | 'next'

/** What to ask for the rows beyond one end. */
export function beyond({ query, ...ends }: ListPlace, end: End): string {
  const params = new URLSearchParams(query)
  params.set('cursor', ends[end] ?? '')
  return params.toString()
}

/** The rows beyond one end have been read. */
export function extend(area: Area, place: ListPlace, end: End, rows: Rows): void {
  const more = idsOf(rows).filter((id) => !place.ids.includes(id))
  const ids = end === 'next' ? [...place.ids, ...more] : [...more, ...place.ids]
  keep(area, { ...place, ids, [end]: end === 'next' ? rows.nextCursor : rows.prevCursor })
}
