import { AsyncLocalStorage } from 'node:async_hooks'
import { context, type Span, type Tracer } from '@opentelemetry/api'
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/** Spans ask for the time and for random numbers here, where no page is being made. */
const outside = AsyncLocalStorage.snapshot()

function outsideSpan(span: Span): Span {
  const end = span.end.bind(span)
  const addEvent = span.addEvent.bind(span)
  span.end = (...args) => outside(end, ...args)
  span.addEvent = (...args) => {
    outside(addEvent, ...args)
    return span
  }
  return span
}

/**
 * Spans that a page may open while it is made for everybody: Next breaks such a page off as soon as it asks for the time or a random
 * number (`cacheComponents`), which each span of its own does, too.
 */
export class OutsideTracerProvider extends NodeTracerProvider {
  override getTracer(...named: Parameters<NodeTracerProvider['getTracer']>): Tracer {
    const tracer = super.getTracer(...named)
    // The SDK gives the same one again for the same name.
    if (Object.hasOwn(tracer, 'startSpan')) return tracer
    const startSpan = tracer.startSpan.bind(tracer)
    return Object.assign(tracer, {
      startSpan: (...[name, options, around = context.active()]: Parameters<Tracer['startSpan']>) =>
        outsideSpan(outside(startSpan, name, options, around)),
    })
  }
}
