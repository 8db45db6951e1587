import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import client from 'prom-client'
import { metricsOfAll, offerMetrics } from './metrics-exchange'

/** Another thread of the same process, which counts for itself. */
const other = `
  const { parentPort } = require('node:worker_threads')
  const client = require('prom-client')
  const { offerMetrics } = require('./lib/core/metrics-exchange.ts')
  new client.Counter({ name: 'calls', help: 'c', labelNames: ['status'] }).inc({ status: '200' }, 40)
  new client.Gauge({ name: 'files_waiting_bytes', help: 'f' }).set(7)
  offerMetrics(() => 2)
  parentPort.on('message', () => process.exit())
  parentPort.postMessage('ready')`

let channel: ReturnType<typeof offerMetrics>
let threads = 1

beforeAll(() => {
  new client.Counter({ name: 'calls', help: 'c', labelNames: ['status'] }).inc({ status: '200' }, 2)
  new client.Gauge({ name: 'files_waiting_bytes', help: 'f' }).set(7)
  channel = offerMetrics(() => threads)
})
afterAll(() => {
  channel.close()
  client.register.clear()
})

it('adds up what threads count, and tells what is common to them once', async () => {
  expect(await metricsOfAll()).toContain('calls{status="200"} 2\n')
  const worker = new Worker(other, { eval: true, execArgv: ['--require', require.resolve('tsx/cjs')] })
  await once(worker, 'message')
  threads = 2
  const text = await metricsOfAll()
  expect(text).toContain('calls{status="200"} 42\n')
  expect(text).toContain('files_waiting_bytes 7\n')
  // One that does not answer is left out.
  threads = 3
  expect(await metricsOfAll()).toContain('calls{status="200"} 42\n')
  worker.postMessage('end')
  await once(worker, 'exit')
  expect(await metricsOfAll()).toContain('calls{status="200"} 2\n')
}, 30_000)
