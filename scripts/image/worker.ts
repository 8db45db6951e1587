import { withServices } from '../with-services'
import { work } from '../work'
import { untilMigrated } from './wait'

/** The job queue; it begins when the database is as this code wants it. */
export const run = (): Promise<void> =>
  withServices('production', async () => {
    await untilMigrated()
    await work()
  })
