import { addTo } from '@/lib/core/grouped'

/** What a client has asked for under a key, and the id under which it was acknowledged, if it was. */
export type Submission = { key: string; id?: string }

/** What the database holds of it. */
export type Held = { key: string; id: string }

export type Comparison = {
  asked: number
  acknowledged: number
  /** Acknowledged, and not there (or there under another id). */
  lost: string[]
  /** There more than once. */
  twice: string[]
  /** There, and never acknowledged. */
  silent: string[]
}

/** What clients were told against what there is. */
export function compare(asked: readonly Submission[], held: readonly Held[]): Comparison {
  const ids = new Map<string, string[]>()
  for (const { key, id } of held) addTo(ids, key, id)
  const acknowledged = asked.filter(({ id }) => id !== undefined)
  const lost = acknowledged.filter(({ key, id = '' }) => !ids.get(key)?.includes(id))
  const known = new Set(acknowledged.map(({ key }) => key))
  return {
    asked: asked.length,
    acknowledged: acknowledged.length,
    lost: lost.map(({ key }) => key),
    twice: [...ids].filter(([, found]) => found.length > 1).map(([key]) => key),
    silent: [...ids.keys()].filter((key) => !known.has(key)),
  }
}
