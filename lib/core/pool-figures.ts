import type { Pool } from 'pg'
import client from 'prom-client'
import { env } from './env'

type Named = { pool: Pool; name: string }
type Connect = (done?: unknown) => Promise<unknown> | undefined

// The server's bundles have copies of this module: there is one list in a thread all the same.
const holder = globalThis as typeof globalThis & { __measuredPools?: Set<Named> }
holder.__measuredPools ??= new Set()
const measured = holder.__measuredPools

const WAIT = 'db_pool_wait_seconds'

function publish(): client.Histogram<string> {
  const known = client.register.getSingleMetric(WAIT) as client.Histogram<string> | undefined
  if (known) return known
  const thread = env().APP_ROLE
  new client.Gauge({
    name: 'db_pool_connections',
    help: 'Connections to PostgreSQL that are open, lent out (busy) or free (idle)',
    labelNames: ['thread', 'pool', 'state'],
    collect() {
      this.reset()
      for (const { pool, name } of measured) {
        this.inc({ thread, pool: name, state: 'busy' }, pool.totalCount - pool.idleCount)
        this.inc({ thread, pool: name, state: 'idle' }, pool.idleCount)
      }
    },
  })
  new client.Gauge({
    name: 'db_pool_limit',
    help: 'How many connections there may be',
    labelNames: ['thread', 'pool'],
    collect() {
      this.reset()
      for (const { pool, name } of measured) this.inc({ thread, pool: name }, pool.options.max ?? 10)
    },
  })
  new client.Gauge({
    name: 'db_pool_waiting',
    help: 'Who waits for a connection now',
    labelNames: ['thread', 'pool'],
    collect() {
      this.reset()
      for (const { pool, name } of measured) this.inc({ thread, pool: name }, pool.waitingCount)
    },
  })
  return new client.Histogram({
    name: WAIT,
    help: 'How long somebody has waited for a connection, free or new, in seconds',
    labelNames: ['pool'],
    buckets: [0.002, 0.02, 0.1, 0.5, 2],
  })
}

/** Lets /v2/metrics tell how busy a pool is and how long its connections are waited for, until the returned function is called. */
export function measurePool(pool: Pool, name: string): () => void {
  const one = { pool, name }
  measured.add(one)
  const waits = publish().labels(name)
  const connect = pool.connect.bind(pool) as Connect
  const timed: Connect = (done) => {
    const startedAt = performance.now()
    const over = () => waits.observe((performance.now() - startedAt) / 1_000)
    if (typeof done === 'function') {
      return connect((...args: unknown[]) => {
        over()
        done(...args)
      })
    }
    return connect()?.finally(over)
  }
  Object.assign(pool, { connect: timed })
  return () => void measured.delete(one)
}
