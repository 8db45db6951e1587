import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { cancelProgress } from '@/lib/jobs/progress'
import { jobFor } from './data'
import { presentJob } from './present'
import type { JobView } from './schema'

/** Asks long work to stop at its next step; what has ended already stays as it ended. */
export async function cancelJob(scope: Scope, id: string): Promise<JobView> {
  const job = await jobFor(scope, id)
  if (job.ownerRole && job.ownerId) await cancelProgress({ role: job.ownerRole, userId: job.ownerId }, job.id)
  return presentJob(await jobFor(scope, id))
}
