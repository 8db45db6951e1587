import { type Env, env } from './env'
import { setTracing } from './trace'

/** Whether the standard variables ask for traces: an address to send them to, or the exporter by its name. */
export function wantsTraces(settings: Env): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER, OTEL_EXPORTER_OTLP_ENDPOINT } = settings
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false
  if (OTEL_TRACES_EXPORTER !== undefined) return OTEL_TRACES_EXPORTER.split(',').includes('otlp')
  return Boolean(OTEL_EXPORTER_OTLP_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
}

/** To be called by each process and thread before it opens a connection. Without those variables it loads nothing. */
export async function startTracing(): Promise<{ close(): Promise<void> }> {
  const settings = env()
  if (!wantsTraces(settings)) return { close: async () => undefined }
  const { openTracing } = await import('./trace-sdk')
  const { tracing, close } = openTracing(settings)
  setTracing(tracing)
  return {
    close: async () => {
      setTracing(undefined)
      await close()
    },
  }
}
