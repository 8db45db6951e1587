import { startTracing } from '../../lib/core/start-tracing'
import { linesUnlessTerminal } from '../lines'
import { prepare } from '../prepare'
import { withServices } from '../with-services'

/** The job queue in a process of its own, for servers started with WORKER=off. */
export function run(): Promise<void> {
  return withServices('production', async () => {
    await prepare()
    const [{ workAlone }, { listenForMetrics }] = await Promise.all([
      import('../../lib/jobs/work-alone'),
      import('@/lib/features/system/metrics-port'),
    ])
    linesUnlessTerminal()
    const tracing = await startTracing()
    const metrics = await listenForMetrics()
    const code = await workAlone(() => console.log('Lavori in coda: in ascolto. Ctrl-C per fermare.'))
    await metrics.close()
    await tracing.close()
    if (code) process.exitCode = code
  })
}
