import { once } from 'node:events'
import { prepare } from '../prepare'
import { withServices } from '../with-services'

/** The job queue in a process of its own, for servers started with WORKER=off. */
export function run(): Promise<void> {
  return withServices('production', async () => {
    await prepare()
    const { startWorker } = await import('../../lib/jobs/worker')
    const { disconnect } = await import('../../lib/core/db')
    const worker = await startWorker()
    console.log('Lavori in coda: in ascolto. Ctrl-C per fermare.')
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await worker.stop()
    await disconnect()
  })
}
