import { BroadcastChannel, threadId } from 'node:worker_threads'
import client, { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'

type Metrics = MetricObjectWithValues<MetricValue<string>>[]
type Message = { ask: string; from: number } | { answer: string; metrics: Metrics }

/** All threads of this process that answer requests. */
const CHANNEL = 'chiaravia-metrics'
/** A thread that is too busy to answer is left out. */
const PATIENCE_MS = 1_000

/** Figures of the process, of the listener and of the database: those of one thread are those of all. */
const COMMON = /^(?:process_|http_requests_total$|page_cache_pages$|site_threads$|files_waiting_bytes$)/

let live = () => 1

/** From now on this thread tells its figures to those that are asked for the figures of all `threads()`. */
export function offerMetrics(threads: () => number): { close(): void } {
  live = threads
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event) => {
    const { data } = event as { data: Message }
    if (!('ask' in data) || data.from === threadId) return
    const tell = async () => {
      const metrics = (await client.register.getMetricsAsJSON()) as Metrics
      channel.postMessage({ answer: data.ask, metrics: metrics.filter(({ name }) => !COMMON.test(name)) })
    }
    // Whoever asked goes on without.
    tell().catch(() => undefined)
  }
  channel.unref()
  return channel
}

/** The text for Prometheus: the figures of all threads, added up. */
export async function metricsOfAll(): Promise<string> {
  const others = live() - 1
  if (others <= 0) return client.register.metrics()
  const [own, theirs] = await Promise.all([client.register.getMetricsAsJSON(), askOthers(others)])
  const whole = (own as Metrics).map((one) => (COMMON.test(one.name) ? { ...one, aggregator: 'first' } : one))
  return AggregatorRegistry.aggregate([whole, ...theirs]).metrics()
}

function askOthers(others: number): Promise<Metrics[]> {
  const channel = new BroadcastChannel(CHANNEL)
  const ask = `${threadId}-${Math.random()}`
  const theirs: Metrics[] = []
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(late)
      channel.close()
      resolve(theirs)
    }
    const late = setTimeout(end, PATIENCE_MS)
    channel.onmessage = (event) => {
      const { data } = event as { data: Message }
      if (!('answer' in data) || data.answer !== ask) return
      theirs.push(data.metrics)
      if (theirs.length >= others) end()
    }
    channel.postMessage({ ask, from: threadId } satisfies Message)
  })
}
