import client from 'prom-client'

/** Who answered a request: the page cache, the scripts and styles packed by the build, or Next. */
const RESPONDERS = ['page-cache', 'packed-files', 'next'] as const
export type Responder = (typeof RESPONDERS)[number]

/** One place for each answerer and each class of statuses (1xx … 5xx), then one for the pages kept and one for the threads. */
const CLASSES = 6
const PAGES = RESPONDERS.length * CLASSES
const THREADS = PAGES + 1

/**
 * What the listener counts and /v2/metrics reports, in memory that all threads share: only the listener writes.
 * Looking up a series by its labels at each request would cost as much as sending a page.
 */
export type Counters = Float64Array

export const newCounters = (): Counters => new Float64Array(new SharedArrayBuffer((THREADS + 1) * 8))

export function count(tally: Counters, responder: Responder, status: number): void {
  const place = RESPONDERS.indexOf(responder) * CLASSES + Math.floor(status / 100)
  tally[place] = (tally[place] ?? 0) + 1
}

export function countPages(tally: Counters, pages: number): void {
  tally[PAGES] = pages
}

/** How many threads answer with what is not kept. */
export function countThreads(tally: Counters, threads: number): void {
  tally[THREADS] = threads
}

export const countedThreads = (tally: Counters): number => tally[THREADS] ?? 1

/** Process figures and what was counted, in prom-client's own registry, which the API's metrics share. */
export function publishMetrics(tally: Counters): void {
  client.collectDefaultMetrics()
  new client.Gauge({
    name: 'page_cache_pages',
    help: 'Pages kept in memory',
    collect() {
      this.set(tally[PAGES] ?? 0)
    },
  })
  new client.Gauge({
    name: 'site_threads',
    help: 'Threads that answer with what is not kept in memory',
    collect() {
      this.set(countedThreads(tally))
    },
  })
  new client.Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['answerer', 'class'],
    collect() {
      this.reset()
      for (const [at, responder] of RESPONDERS.entries()) {
        for (let first = 1; first < CLASSES; first += 1) {
          const total = tally[at * CLASSES + first]
          if (total) this.inc({ answerer: responder, class: `${first}xx` }, total)
        }
      }
    },
  })
}
