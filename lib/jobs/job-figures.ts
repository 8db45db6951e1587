import 'server-only'
import client from 'prom-client'
import { PAYLOADS } from './payloads'

const NAME = 'job_seconds'

function histogram(): client.Histogram<string> {
  const known = client.register.getSingleMetric(NAME) as client.Histogram<string> | undefined
  if (known) return known
  const made = new client.Histogram({
    name: NAME,
    help: 'Attempts at the jobs of the queue that have ended, in seconds; each failed attempt counts',
    labelNames: ['task', 'outcome'],
    buckets: [0.05, 0.5, 5, 60, 600],
  })
  // A counter that begins with its first failure shows no increase: nobody would be told of it.
  for (const task of Object.keys(PAYLOADS)) made.zero({ task, outcome: 'failed' })
  return made
}

/** Counts an attempt at a job, and how long it took. */
export async function measureJob(task: string, work: () => Promise<void>): Promise<void> {
  const seconds = histogram()
  const startedAt = performance.now()
  const end = (outcome: 'done' | 'failed') =>
    seconds.observe({ task, outcome }, (performance.now() - startedAt) / 1_000)
  try {
    await work()
    end('done')
  } catch (error) {
    end('failed')
    throw error
  }
}

/** Lets the figures begin at nothing, before the first job. */
export const watchJobs = (): void => void histogram()
