import 'server-only'
import { type Carrier, traceHeaders } from '@/lib/core/trace'
import { currentWork } from '@/lib/core/work'

/** The note in a job's payload that says what has asked for it. Schemas of payloads drop what they do not name. */
const NOTE = '_from'

type Cause = { requestId?: string; trace: Carrier }

/** Adds which request, and which trace, a job is put in the queue by; where there is neither it stays as it is. */
export function withCause<P extends object>(payload: P): P {
  const requestId = currentWork()?.requestId
  const trace = traceHeaders()
  if (requestId === undefined && Object.keys(trace).length === 0) return payload
  return { ...payload, [NOTE]: { requestId, ...trace } }
}

/** What `withCause` has written; nothing of it is trusted to be there. */
export function causeOf(payload: unknown): Cause {
  const note = (payload as { [NOTE]?: unknown } | null)?.[NOTE]
  if (typeof note !== 'object' || note === null) return { trace: {} }
  const { requestId, ...rest } = note as Record<string, unknown>
  const trace = Object.fromEntries(
    Object.entries(rest).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
  return { ...(typeof requestId === 'string' && { requestId }), trace }
}
