import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Lists that are asked again once the reply of their first reading is there. */
const again = new WeakMap<QueryClient, Set<string>>()

/**
 * What begins with this key is old, and is asked again where it stands on the screen. TanStack Query does not break off a first reading
 * for it, and takes its reply for the newest; but that may have been read before the change.
 */
export function outdate(client: QueryClient, queryKey?: QueryKey): void {
  const cache = client.getQueryCache()
  const firstReadings = cache
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  const waiting = again.get(client) ?? new Set()
  again.set(client, waiting)
  const ended = client.invalidateQueries({ queryKey })
  for (const { queryHash, queryKey: own } of firstReadings) {
    if (waiting.has(queryHash)) continue
    waiting.add(queryHash)
    void ended.then(() => {
      waiting.delete(queryHash)
      return client.invalidateQueries({ queryKey: own, exact: true })
    })
  }
}
