import client from 'prom-client'
import { env } from '@/lib/core/env'
import { sharedFigures } from '@/lib/core/metrics'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { freePort } from '@/scripts/embedded/ports'
import { listenForMetrics } from './metrics-port'

afterAll(() => {
  client.register.clear()
  sharedFigures.clear()
})

it('tells the figures of a process without a site to who may know them', async () => {
  await migrateJobs(env().DATABASE_URL)
  Object.assign(env(), { WORKER_METRICS_PORT: await freePort(), APP_ROLE: 'worker' })
  const metrics = await listenForMetrics()
  const address = `http://127.0.0.1:${metrics.port}`
  const headers = { authorization: `Bearer ${env().INTERNAL_TOKEN}` }
  const text = await (await fetch(`${address}/v2/metrics`, { headers })).text()
  expect(text).toMatch(/^nodejs_heap_size_used_bytes\{thread="worker"\} \d+$/m)
  expect(text).toContain('\nqueue_oldest_due_seconds 0\n')
  expect(text).toContain('\ndependency_up{name="database"} 1\n')
  expect((await fetch(`${address}/`, { headers })).status).toBe(404)
  await expect(listenForMetrics()).rejects.toThrow('WORKER_METRICS_PORT')
  await metrics.close()
})

it('listens to nobody where no port is given', async () => {
  Object.assign(env(), { WORKER_METRICS_PORT: undefined })
  expect((await listenForMetrics()).port).toBeNull()
})
