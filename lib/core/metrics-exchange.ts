import { BroadcastChannel, threadId } from 'node:worker_threads'
import client, { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import { sharedFigures } from './metrics'

type Metrics = MetricObjectWithValues<MetricValue<string>>[]
/** `isNew`: who has just begun, and does not know who else there is. */
type Message = { hello: number; isNew: boolean } | { bye: number } | { ask: number; answerOn: string }
type Answer = { from: number; metrics: Metrics }

/** All threads of this process that have figures: the listener, the site's, the jobs', the exports'. */
const CHANNEL = 'chiaravia-metrics'
/** A thread that is too busy to answer is left out, and is not waited for again until it says that it is there. */
const PATIENCE_MS = 1_000

const others = new Set<number>()

/** From now on this thread tells its figures to those that are asked for the figures of all. */
export function offerMetrics(): { close(): void } {
  const channel = new BroadcastChannel(CHANNEL)
  const say = (message: Message) => channel.postMessage(message)
  channel.onmessage = (event) => {
    const { data } = event as { data: Message }
    if ('bye' in data) return void others.delete(data.bye)
    const from = 'hello' in data ? data.hello : data.ask
    // It was asked on another channel of this thread.
    if (from === threadId) return
    others.add(from)
    if ('ask' in data || data.isNew) say({ hello: threadId, isNew: false })
    // A thread that cannot answer is left out of the sum: the one that asked goes on without it.
    if ('ask' in data) answer(data.answerOn).catch(() => undefined)
  }
  channel.unref()
  say({ hello: threadId, isNew: true })
  return {
    close: () => {
      say({ bye: threadId })
      channel.close()
      others.clear()
    },
  }
}

async function answer(channelName: string): Promise<void> {
  const metrics = (await ownFigures()).filter(({ name }) => !isOfProcess(name))
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ from: threadId, metrics } satisfies Answer)
  channel.close()
}

/** prom-client gives them in every thread, under the thread's name. */
const isOfProcess = (name: string) => name.startsWith('process_')

async function ownFigures(): Promise<Metrics> {
  const metrics = (await client.register.getMetricsAsJSON()) as Metrics
  return metrics.map((one) =>
    isOfProcess(one.name)
      ? // Left to itself, prom-client leaves out the start of a process among several.
        { ...one, aggregator: 'first', values: one.values.map(ofProcess) }
      : one,
  )
}

function ofProcess<V extends { labels: object }>(value: V): V {
  const { thread: _, ...labels } = value.labels as Record<string, string>
  return { ...value, labels }
}

/** The text for Prometheus: the figures of all threads, added up by their labels, and those that all share. */
export async function metricsOfAll(): Promise<string> {
  const [own, shared, theirs] = await Promise.all([
    ownFigures(),
    sharedFigures.getMetricsAsJSON() as Promise<Metrics>,
    askOthers(),
  ])
  return AggregatorRegistry.aggregate([own, shared, ...theirs]).metrics()
}

let asked = 0

function askOthers(): Promise<Metrics[]> {
  if (others.size === 0) return Promise.resolve([])
  asked += 1
  const answerOn = `${CHANNEL}-${process.pid}-${threadId}-${asked}`
  const [ask, answers] = [new BroadcastChannel(CHANNEL), new BroadcastChannel(answerOn)]
  const missing = new Set(others)
  const theirs: Metrics[] = []
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(late)
      ask.close()
      answers.close()
      resolve(theirs)
    }
    const late = setTimeout(() => {
      for (const one of missing) others.delete(one)
      end()
    }, PATIENCE_MS)
    answers.onmessage = (event) => {
      const { from, metrics } = (event as { data: Answer }).data
      missing.delete(from)
      theirs.push(metrics)
      if (missing.size === 0) end()
    }
    ask.postMessage({ ask: threadId, answerOn } satisfies Message)
  })
}
