import 'server-only'
import type { JobRun } from '@/lib/jobs/run'
import { startNight } from './start-night'
import { tellTroubles } from './tell-keepers'

/** The clock takes the file of the night. */
export const nightly = (_payload: unknown, run: JobRun): Promise<void> => startNight(run)

/** The clock looks for runs that failed without a word, and for nights that did not come. */
export const watchSyncs = (): Promise<void> => tellTroubles()
