import type { Pool } from 'pg'
import { operationOf } from './sql-operation'
import { traced, tracing } from './trace'

type Ask = (...args: unknown[]) => unknown

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : String((asked as { text?: string } | undefined)?.text ?? '')

/** A statement belongs to the trace of who asks; what nobody's request or job asks (a listener, a clock) is in none. */
function withSpans(ask: Ask): Ask {
  return (...args) => {
    const isAwaited = typeof args.at(-1) !== 'function' && textOf(args[0]) !== ''
    if (!isAwaited || !tracing()?.isWithin()) return ask(...args)
    const operation = operationOf(textOf(args[0]))
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
    return traced(operation, { kind: 'client', attributes }, () => ask(...args))
  }
}

/** Makes spans of a pool's statements, outside of transactions and within. Does nothing where nobody wants traces. */
export function traceQueries(pool: Pool): void {
  if (!tracing()) return
  Object.assign(pool, { query: withSpans(pool.query.bind(pool) as Ask) })
  pool.on('connect', (client) => {
    Object.assign(client, { query: withSpans(client.query.bind(client) as Ask) })
  })
}
