import { AsyncLocalStorage } from 'node:async_hooks'
import { context, type Span, trace } from '@opentelemetry/api'
import { AlwaysOnSampler, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { OutsideTracerProvider } from './trace-outside'

/* As Next does while it makes a page: the time and random numbers are told apart by who asks for them. */
const page = new AsyncLocalStorage<string>()
const asked: string[] = []
const { random } = Math
const { now } = Date
beforeAll(() => {
  const noting = (what: string, work: () => number) => () => {
    if (page.getStore()) asked.push(what)
    return work()
  }
  Math.random = noting('Math.random', random)
  Date.now = noting('Date.now', now)
})
afterAll(() => {
  Math.random = random
  Date.now = now
})

test('a span that a page opens, notes in and ends asks for nothing in its place, and has its parent', () => {
  const exporter = new InMemorySpanExporter()
  const provider = new OutsideTracerProvider({
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = provider.getTracer('prova')
  expect(provider.getTracer('prova')).toBe(tracer)
  page.run('/mutui', () => {
    expect([Math.random(), Date.now()]).toHaveLength(2)
    expect(asked.splice(0)).toEqual(['Math.random', 'Date.now'])
    tracer.startActiveSpan('fuori', (outer: Span) => {
      expect(trace.getSpan(context.active())).toBe(outer)
      tracer.startActiveSpan('dentro', (inner: Span) => {
        inner.addEvent('nota')
        inner.recordException(new Error('prova'))
        inner.end()
      })
      outer.end()
    })
    expect(page.getStore()).toBe('/mutui')
  })
  expect(asked).toEqual([])
  const [inner, outer] = exporter.getFinishedSpans()
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId)
  expect(inner?.events.map(({ name }) => name)).toEqual(['nota', 'exception'])
})
