import client from 'prom-client'

const NAME = 'realtime_sockets'
const LIMIT = 'realtime_sockets_limit'

const counted = new Set<() => number>()

/** Lets /v2/metrics tell how many sockets are open, until the returned function is called. */
export function countSockets(open: () => number): () => void {
  counted.add(open)
  if (!client.register.getSingleMetric(NAME)) {
    new client.Gauge({
      name: NAME,
      help: 'Open sockets of /ws',
      collect() {
        this.set([...counted].reduce((sum, count) => sum + count(), 0))
      },
    })
  }
  return () => void counted.delete(open)
}

/** How many there may be. Only the listener knows: threads that do not say add nothing. */
export function publishSocketLimit(limit: number): void {
  if (client.register.getSingleMetric(LIMIT)) return
  new client.Gauge({ name: LIMIT, help: 'How many sockets of /ws may be open' }).set(limit)
}
