import 'server-only'
import client from 'prom-client'
import { sharedFigures } from '@/lib/core/metrics'
import { waitingBytes } from './waiting'

const NAME = 'files_waiting_bytes'

/** Lets /v2/metrics tell how much waits for the store: the same figure from every server. */
export function watchWaiting(): void {
  if (sharedFigures.getSingleMetric(NAME)) return
  new client.Gauge({
    name: NAME,
    help: 'Bytes of the uploads that wait in the database for the S3 store',
    registers: [sharedFigures],
    async collect() {
      // Without the database nobody knows; the other figures are wanted all the more.
      this.set(await waitingBytes().catch(() => Number.NaN))
    },
  })
}
