import type { ReactNode } from 'react'
import { JobProgress } from '@/components/data/job/job-progress'
import { formatInstant } from '@/lib/core/dates'
import type { ClosingJob } from '@/lib/features/agents/offboard-schema'
import { isOpenJob, JOB_STATES } from '@/lib/features/jobs/schema'

type Props = { job: ClosingJob; onEnd: () => Promise<void>; children: (result: unknown) => ReactNode }

/** How far the work of a closing is and what came of it; who may not follow it reads whose it is. */
export function ClosingWork({ job, onEnd, children }: Props) {
  const { _id, title, state, avviatoDa, createdAt, visibile } = job
  if (visibile)
    return (
      <JobProgress id={_id} parts="passaggi" hasEnded={!isOpenJob(job)} onEnd={() => void onEnd()}>
        {({ result }) => result !== null && result !== undefined && children(result)}
      </JobProgress>
    )
  const by = avviatoDa && ` da ${avviatoDa}`
  return (
    <p role="status">
      {title}: {JOB_STATES[state].toLowerCase()}. Lavoro avviato{by} il {formatInstant(createdAt)}: solo chi
      l’ha avviato ne vede i dettagli.
    </p>
  )
}
