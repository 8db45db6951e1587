import type { Env } from './env'
import { wantsTraces } from './start-tracing'
import { traced, traceHeaders, tracing } from './trace'

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://a:4318/v1/traces' }, true],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318' }, false],
  [{ OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'otlp' }, false],
])('%j asks for traces: %s', (given, wanted) => expect(wantsTraces(given as Env)).toBe(wanted))

test('without them work is done as it is, and nothing of OpenTelemetry is loaded', async () => {
  expect(await traced('prova', {}, async () => 7)).toBe(7)
  expect(traceHeaders()).toEqual({})
  expect(tracing()).toBeUndefined()
  expect(Object.keys(require.cache).filter((name) => name.includes('@opentelemetry'))).toEqual([])
})
