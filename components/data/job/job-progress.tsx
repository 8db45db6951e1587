'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Stack, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Progress } from '@/components/ui/progress'
import { numberText } from '@/lib/core/number-text'
import { sentence } from '@/lib/core/text'
import { isOpenJob, JOB_STATES, type JobView } from '@/lib/features/jobs/schema'
import classes from './job-progress.module.css'
import { useJob } from './use-job'

type Props = {
  id: string
  /** Of what the parts are: "righe". */
  parts?: string
  /** Whether the page has read already that it has ended. */
  hasEnded?: boolean
  /** Called once, when the page hears that the work has ended: also where it was over before it could be followed. */
  onEnd?: (job: JobView) => void
  /** What its result means, in words; also of work that was stopped halfway. */
  children?: (job: JobView) => ReactNode
}

const titleOf = ({ title }: JobView) => title || 'Lavoro in corso'

function detailOf({ state, done, total, cancel }: JobView, parts: string): string | undefined {
  if (cancel) return 'si ferma al prossimo passo…'
  if (state === 'in_coda') return 'in coda…'
  return total > 0 ? `${numberText(done)} di ${numberText(total)} ${parts}`.trim() : undefined
}

/**
 * How far long work is, with a way to stop it and what came of it. The work goes on without this page: whoever comes
 * back finds it where it is (`useLatestJob`).
 */
export function JobProgress({ id, parts = '', hasEnded = false, onEnd, children }: Props) {
  const { job, cancel } = useJob(id)
  const { data } = job
  const told = useRef(hasEnded ? id : null)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
    if (!data || isOpenJob(data) || told.current === data._id) return
    told.current = data._id
    latest.current?.(data)
  }, [data, onEnd])
  if (job.isLoadingError) return <QueryProblem query={job} />
  if (!data) return <Loading what="a che punto è il lavoro" />
  const isOpen = isOpenJob(data)
  return (
    <Stack gap="xs">
      {isOpen && (
        <Progress
          label={titleOf(data)}
          value={data.total > 0 && data.state === 'in_corso' ? (100 * data.done) / data.total : null}
          detail={detailOf(data, parts)}
          onCancel={data.cancel ? undefined : () => cancel.mutate()}
        />
      )}
      <Text className={classes.end} role="status" data-state={data.state}>
        {isOpen ? '' : endOf(data, parts)}
      </Text>
      {isOpen && (
        <Text c="dimmed" fz="xs">
          Puoi lasciare questa pagina: il lavoro continua.
        </Text>
      )}
      {!isOpen && children?.(data)}
    </Stack>
  )
}

function endOf(job: JobView, parts: string): string {
  const head = [job.title, JOB_STATES[job.state].toLowerCase()].filter(Boolean).join(': ')
  const said = sentence(head)
  if (job.state === 'fallito') return `${said} ${job.error ?? ''}`.trim()
  if (job.state !== 'annullato' || job.total === 0) return said
  return `${said} ${numberText(job.done)} di ${numberText(job.total)} ${parts}`.trim()
}
