import { startTracing } from '../lib/core/start-tracing'
import { linesUnlessTerminal } from './lines'

/** Does the jobs of the queue until it is told to end; the database is as this code wants it. */
export async function work(): Promise<void> {
  const [{ workAlone }, { listenForMetrics }] = await Promise.all([
    import('../lib/jobs/work-alone'),
    import('../lib/features/system/metrics-port'),
  ])
  linesUnlessTerminal()
  const tracing = await startTracing()
  const metrics = await listenForMetrics()
  const code = await workAlone(() => console.log('Lavori in coda: in ascolto. Ctrl-C per fermare.'))
  await metrics.close()
  await tracing.close()
  if (code) process.exitCode = code
}
