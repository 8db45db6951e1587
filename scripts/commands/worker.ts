import { prepare } from '../prepare'
import { withServices } from '../with-services'
import { work } from '../work'

/** The job queue in a process of its own, for servers started with WORKER=off. */
export function run(): Promise<void> {
  return withServices('production', async () => {
    await prepare()
    await work()
  })
}
