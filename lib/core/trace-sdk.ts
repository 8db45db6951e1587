import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace-node'
import type { Env } from './env'
import { logger } from './logger'
import { HOST } from './process-name'
import type { Carrier, OpenSpan, SpanOptions, Tracing } from './trace'
import { OutsideTracerProvider } from './trace-outside'

const NAME = 'chiaravia'
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
} as const

/**
 * Loads the SDK for this thread. Sampler, exporter and batches read the standard variables (OTEL_…) themselves; Next opens spans of
 * its own for what it renders, because it finds the provider that is registered here.
 */
export function openTracing({ APP_ROLE }: Env): { tracing: Tracing; close(): Promise<void> } {
  const say = (message: string, ...args: unknown[]) => logger().warn({ about: args.map(String) }, message)
  diag.setLogger({ error: say, warn: say, info: say, debug: say, verbose: say }, DiagLogLevel.WARN)
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': NAME,
        'service.instance.id': `${HOST}/${process.pid}/${APP_ROLE}`,
        'host.name': HOST,
        'process.pid': process.pid,
        'thread.name': APP_ROLE,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new OutsideTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  return { tracing: tracingOf(), close: () => provider.shutdown() }
}

function tracingOf(): Tracing {
  const tracer = trace.getTracer(NAME)
  const begin = (name: string, { kind = 'internal', attributes, from }: SpanOptions): OpenSpan => {
    const around = from ? propagation.extract(ROOT_CONTEXT, from) : context.active()
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, around)
    const within = trace.setSpan(around, span)
    return {
      run: (work) => context.with(within, work),
      set: (more) => void span.setAttributes(more),
      carrier: () => carrierOf(within),
      end: (error) => end(span, error),
    }
  }
  return {
    begin,
    isWithin: () => trace.getActiveSpan() !== undefined,
    carrier: () => carrierOf(context.active()),
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
  }
}

function carrierOf(where: Context): Carrier {
  const carrier: Record<string, string> = {}
  propagation.inject(where, carrier)
  return carrier
}

/** The kind of an error, never its words: they may say what somebody has typed. */
function end(span: Span, error: unknown): void {
  if (error !== undefined) {
    const { name = 'Error', code } = error as { name?: string; code?: string }
    span.setAttribute('error.type', code === undefined ? name : String(code))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}
