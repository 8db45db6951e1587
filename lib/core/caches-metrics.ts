import client from 'prom-client'
import { type CacheFigures, cacheFigures } from './caches'

const GAUGES: Record<keyof CacheFigures, [name: string, help: string]> = {
  bytes: ['cache_bytes', 'Bytes that a cache holds'],
  limit: ['cache_limit_bytes', 'Bytes that a cache may hold'],
  entries: ['cache_entries', 'Entries of a cache'],
}

/**
 * Lets /v2/metrics tell what each cache holds and may hold, all threads together. `leads`: this thread also tells those of the
 * listener, which has no metrics of its own.
 */
export function publishCaches(leads: boolean): void {
  for (const [field, [name, help]] of Object.entries(GAUGES)) {
    new client.Gauge({
      name,
      help,
      labelNames: ['cache'],
      collect() {
        for (const { name: cache, figures } of cacheFigures(leads))
          this.set({ cache }, figures[field as keyof CacheFigures])
      },
    })
  }
}
