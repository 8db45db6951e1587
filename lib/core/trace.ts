/** Who asks whom: `server` is what a visitor asked for, `client` what we ask of others, `consumer` a job of the queue. */
export type SpanKind = 'server' | 'client' | 'internal' | 'consumer'
export type Attributes = Record<string, string | number | boolean>
/** The headers of W3C Trace Context (`traceparent`, `tracestate`), as they travel in a request, a job, a message. */
export type Carrier = Readonly<Record<string, string>>

/** A part of a trace that has begun. */
export type OpenSpan = {
  /** What is asked in `work` belongs to it. */
  run<T>(work: () => T): T
  set(attributes: Attributes): void
  carrier(): Carrier
  end(error?: unknown): void
}

export type SpanOptions = {
  kind?: SpanKind
  attributes?: Attributes
  /** What it belongs to, where that is not what is being worked on here. */
  from?: Carrier | NodeJS.Dict<string | string[]>
}

/** What lib/core/trace-sdk.ts gives. */
export type Tracing = {
  begin(name: string, options: SpanOptions): OpenSpan
  /** Whether what is being worked on here belongs to a trace. */
  isWithin(): boolean
  carrier(): Carrier
  traceId(): string | undefined
}

// The server's bundles and Next's each have a copy of this module: there is one of each thread all the same.
const holder = globalThis as typeof globalThis & { __tracing?: Tracing }

/** Undefined where nobody has asked for traces: then nothing of OpenTelemetry is loaded, and this is all that it costs. */
export const tracing = (): Tracing | undefined => holder.__tracing

export function setTracing(given: Tracing | undefined): void {
  holder.__tracing = given
}

/** Does `work` as a part of the trace that it belongs to. Names and attributes hold no values of anybody. */
export function traced<T>(name: string, options: SpanOptions, work: () => T): T {
  const span = tracing()?.begin(name, options)
  if (!span) return work()
  try {
    const result = span.run(work)
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    return result.then(
      (value: unknown) => {
        span.end()
        return value
      },
      (error: unknown) => {
        span.end(error)
        throw error
      },
    ) as T
  } catch (error) {
    span.end(error)
    throw error
  }
}

const NONE: Carrier = {}

/** The headers by which what we ask of others belongs to the trace of now; none where there is none. */
export const traceHeaders = (): Carrier => tracing()?.carrier() ?? NONE

export const currentTraceId = (): string | undefined => tracing()?.traceId()
