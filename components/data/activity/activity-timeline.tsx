'use client'

import { QueryProblem, type Read } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Stack } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import type { AttivitaInput, Evento } from '@/lib/activity/schema'
import type { Option } from '@/lib/words/options'
import { ActivityComposer } from './activity-composer'
import { ActivityEntry } from './activity-entry'
import { type ActivityPath, useActivity } from './use-activity'

type Shown = {
  stati: readonly Option[]
  canWrite: boolean
  /** Whether an entry can be shown to clients. */
  canShare?: boolean
}
type Activity = Read & {
  eventi: readonly Evento[]
  isPending: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  add: (body: AttivitaInput, key: string) => Promise<unknown>
  remove: (evento: Evento) => unknown
}
type TimelineProps = Shown & { activity: Activity }

/** Notes, calls, messages and steps in one line, newest first, under the place to write one more. */
export function ActivityTimeline({ activity, ...shown }: TimelineProps) {
  return (
    <Stack>
      {shown.canWrite && <ActivityComposer canShare={shown.canShare} onAdd={activity.add} />}
      <Entries {...shown} activity={activity} />
    </Stack>
  )
}

function Entries({ activity, stati, canWrite, canShare }: TimelineProps) {
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
      <Stack component="ol" gap={0} aria-label="Attività, dalla più recente">
        {eventi.map((evento) => (
          <ActivityEntry
            key={evento._id}
            evento={evento}
            stati={stati}
            isShared={canShare}
            onRemove={canWrite ? activity.remove : undefined}
          />
        ))}
      </Stack>
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

type Props = Shown & { path: ActivityPath; id: string }

/** The time line of a record of /v2. */
export function RecordActivity({ path, id, ...shown }: Props) {
  return <ActivityTimeline {...shown} activity={useActivity(path, id)} />
}
