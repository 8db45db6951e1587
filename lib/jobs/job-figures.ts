import 'server-only'
import client from 'prom-client'

const NAME = 'job_seconds'

const histogram = () =>
  (client.register.getSingleMetric(NAME) as client.Histogram<string> | undefined) ??
  new client.Histogram({
    name: NAME,
    help: 'Attempts at the jobs of the queue that have ended, in seconds; each failed attempt counts',
    labelNames: ['task', 'outcome'],
    buckets: [0.05, 0.5, 5, 60, 600],
  })

/** Counts an attempt at a job, and how long it took. */
export async function measureJob(task: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  const end = (outcome: 'done' | 'failed') =>
    histogram().observe({ task, outcome }, (performance.now() - startedAt) / 1_000)
  try {
    await work()
    end('done')
  } catch (error) {
    end('failed')
    throw error
  }
}
