import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import client from 'prom-client'
import { until } from '@/lib/testing/until'
import { sharedFigures } from './metrics'
import { metricsOfAll, offerMetrics } from './metrics-exchange'

/** Another thread of the same process, which counts for itself. */
const other = `
  const { parentPort, workerData: calls } = require('node:worker_threads')
  const client = require('prom-client')
  const { sharedFigures } = require('./lib/core/metrics.ts')
  const { offerMetrics } = require('./lib/core/metrics-exchange.ts')
  new client.Counter({ name: 'calls', help: 'c', labelNames: ['status'] }).inc({ status: '200' }, calls)
  new client.Gauge({ name: 'waiting', help: 'w', registers: [sharedFigures] }).set(7)
  new client.Gauge({ name: 'process_bytes', help: 'p', labelNames: ['thread'] }).set({ thread: 'b' }, 5)
  const offer = offerMetrics()
  parentPort.on('message', (told) => {
    if (told === 'close') offer.close()
    else process.exit()
  })
  parentPort.postMessage('ready')`

let channel: ReturnType<typeof offerMetrics>

beforeAll(() => {
  new client.Counter({ name: 'calls', help: 'c', labelNames: ['status'] }).inc({ status: '200' }, 2)
  new client.Gauge({ name: 'waiting', help: 'w', registers: [sharedFigures] }).set(7)
  new client.Gauge({ name: 'process_bytes', help: 'p', labelNames: ['thread'] }).set({ thread: 'a' }, 5)
  channel = offerMetrics()
})
afterAll(() => {
  channel.close()
  client.register.clear()
  sharedFigures.clear()
})

async function begin(calls: number): Promise<Worker> {
  const execArgv = ['--require', require.resolve('tsx/cjs')]
  const worker = new Worker(other, { eval: true, execArgv, workerData: calls })
  await once(worker, 'message')
  return worker
}

it('adds up what threads count, and tells what is common to them once', async () => {
  expect(await metricsOfAll()).toContain('calls{status="200"} 2\n')
  const [first, second] = await Promise.all([begin(40), begin(400)])
  await until(async () => (await metricsOfAll()).includes('calls{status="200"} 442\n'))
  const text = await metricsOfAll()
  expect(text).toContain('\nwaiting 7\n')
  expect(text).toContain('\nprocess_bytes 5\n')
  // One that ends without a word is waited for once.
  first.postMessage('end')
  await once(first, 'exit')
  expect(await metricsOfAll()).toContain('calls{status="200"} 402\n')
  const startedAt = performance.now()
  expect(await metricsOfAll()).toContain('calls{status="200"} 402\n')
  expect(performance.now() - startedAt).toBeLessThan(900)
  // One that says so is not waited for at all.
  second.postMessage('close')
  await until(async () => (await metricsOfAll()).includes('calls{status="200"} 2\n'))
  second.postMessage('end')
  await once(second, 'exit')
}, 30_000)
