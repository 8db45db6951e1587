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
  // Counted here and told when somebody asks: looking for a series by its labels costs as much as sending a page.
  const counts: Record<Answerer, number[]> = { 'page-cache': [], 'packed-files': [], next: [] }
  new client.Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['answerer', 'class'],
    collect() {
      for (const [answerer, classes] of Object.entries(counts)) {
        for (const [first, count] of classes.splice(0).entries())
          if (count) this.inc({ answerer, class: `${first}xx` }, count)
      }
    },
  })
  return (answerer, status) => {
    const classes = counts[answerer]
    const first = Math.floor(status / 100)
    classes[first] = (classes[first] ?? 0) + 1
  }
}
