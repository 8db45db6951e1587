'use client'

import { QueryProblem } from '@/components/data/query-problem'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import type { Option } from '@/lib/resources/view'
import classes from './activity.module.css'
import { ActivityComposer } from './activity-composer'
import { ActivityEntry } from './activity-entry'
import { type ActivityPath, useActivity } from './use-activity'

type Shown = {
  stati: readonly Option[]
  canWrite: boolean
  /** Whether an entry can be shown to clients. */
  canShare?: boolean
}
type Props = Shown & { path: ActivityPath; id: string }

/** Notes, calls, messages and steps of a record of /v2 in one line, newest first, under the place to write one more. */
export function RecordActivity({ path, id, ...shown }: Props) {
  const activity = useActivity(path, id)
  return (
    <div className={classes.activity}>
      {shown.canWrite && <ActivityComposer canShare={shown.canShare} onAdd={activity.add} />}
      <ActivityEntries {...shown} activity={activity} />
    </div>
  )
}

type Read = ReturnType<typeof useActivity>
/** The entries of a record as far as they have been read. */
export type ReadActivity = Pick<
  Read,
  'eventi' | 'remove' | 'refetch' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage'
> & {
  isPending: boolean
  isLoadingError: boolean
  isRefetchError: boolean
  isFetching: boolean
  error: Error | null
}

export function ActivityEntries({ activity, stati, canWrite, canShare }: Shown & { activity: ReadActivity }) {
  const { eventi } = activity
  if (activity.isPending) return <Loading what="dell’attività" />
  const problem = (
    <QueryProblem query={activity} title="L’attività non è disponibile">
      Quello che è stato scritto è salvo.
    </QueryProblem>
  )
  if (activity.isLoadingError) return problem
  if (eventi.length === 0)
    return (
      <EmptyState title="Ancora nessuna attività">
        Qui compaiono note, chiamate e passaggi di stato.
      </EmptyState>
    )
  return (
    <>
      {problem}
      <ol className={classes.line} aria-label="Attività, dalla più recente">
        {eventi.map((evento) => (
          <ActivityEntry
            key={evento._id}
            evento={evento}
            stati={stati}
            isShared={canShare}
            onRemove={canWrite ? activity.remove : undefined}
          />
        ))}
      </ol>
      {activity.hasNextPage && (
        <Button
          look="quiet"
          loading={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          Mostra le precedenti
        </Button>
      )}
    </>
  )
}
