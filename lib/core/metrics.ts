import { getHeapStatistics } from 'node:v8'
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

/**
 * Figures that are the same whichever thread is asked: of the process, of the database. They are collected once, by the thread
 * that has been asked; those in prom-client's own registry are each thread's, and added up.
 */
export const sharedFigures = new client.Registry()

/** Memory, event loop and garbage of this thread, by the name of what it does, and the figures of the process. */
export function publishThread(thread: string): void {
  client.collectDefaultMetrics({ labels: { thread } })
  new client.Gauge({
    name: 'thread_heap_limit_bytes',
    help: 'How large the heap of a thread may become before the thread ends',
    labelNames: ['thread'],
    collect() {
      this.set({ thread }, getHeapStatistics().heap_size_limit)
    },
  })
}

/** What the listener has counted. */
export function publishCounters(tally: Counters): void {
  const registers = [sharedFigures]
  new client.Gauge({
    name: 'page_cache_pages',
    help: 'Pages kept in memory',
    registers,
    collect() {
      this.set(tally[PAGES] ?? 0)
    },
  })
  new client.Gauge({
    name: 'site_threads',
    help: 'Threads that answer with what is not kept in memory',
    registers,
    collect() {
      this.set(countedThreads(tally))
    },
  })
  new client.Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by who answered: what is kept in memory, or the site',
    labelNames: ['answerer', 'class'],
    registers,
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
