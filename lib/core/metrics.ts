import client from 'prom-client'

/** Who answered a request: the page cache, the scripts and styles packed by the build, or Next. */
export type Answerer = 'page-cache' | 'packed-files' | 'next'

/** Process figures and request counts; the registry is prom-client's own, shared with the API's metrics. */
export function startMetrics(sizeOfCache: () => number): (answerer: Answerer, status: number) => void {
  client.collectDefaultMetrics()
  new client.Gauge({
    name: 'page_cache_pages',
    help: 'Pages kept in memory',
    collect() {
      this.set(sizeOfCache())
    },
  })
  const requests = new client.Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['answerer', 'class'],
  })
  return (answerer, status) => requests.inc({ answerer, class: `${Math.floor(status / 100)}xx` })
}
