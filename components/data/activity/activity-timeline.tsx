'use client'

import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Loading } from '@/components/ui/loading'
import type { AttivitaInput, Evento } from '@/lib/features/activity/schema'
import type { Option } from '@/lib/resources/view'
import classes from './activity.module.css'
import { ActivityComposer } from './activity-composer'
import { ActivityEntry } from './activity-entry'
import { type ActivityPath, useActivity } from './use-activity'

type Line = {
  status: 'pending' | 'error' | 'success'
  eventi: readonly Evento[]
  hasMore: boolean
  isLoadingMore?: boolean
}
type TimelineProps = Line & {
  stati: readonly Option[]
  canWrite: boolean
  canShare?: boolean
  onAdd: (body: AttivitaInput, key: string) => Promise<unknown>
  onRemove: (evento: Evento) => unknown
  onMore: () => unknown
  onRetry: () => unknown
}

/** Notes, calls, messages and steps in one line, newest first, under the place to write one more. */
export function ActivityTimeline(props: TimelineProps) {
  const { canWrite, canShare, onAdd } = props
  return (
    <div className={classes.activity}>
      {canWrite && <ActivityComposer canShare={canShare} onAdd={onAdd} />}
      <Entries {...props} />
    </div>
  )
}

function Entries({
  status,
  eventi,
  stati,
  hasMore,
  isLoadingMore,
  canWrite,
  canShare,
  onRemove,
  onMore,
  onRetry,
}: TimelineProps) {
  if (status === 'pending') return <Loading what="dell’attività" />
  if (status === 'error') {
    return (
      <ErrorState title="L’attività non è disponibile" onRetry={onRetry}>
        Quello che è stato scritto è salvo.
      </ErrorState>
    )
  }
  if (eventi.length === 0)
    return (
      <EmptyState title="Ancora nessuna attività">
        Qui compaiono note, chiamate e passaggi di stato.
      </EmptyState>
    )
  return (
    <>
      <ol className={classes.line} aria-label="Attività, dalla più recente">
        {eventi.map((evento) => (
          <ActivityEntry
            key={evento._id}
            evento={evento}
            stati={stati}
            isShared={canShare}
            onRemove={canWrite ? onRemove : undefined}
          />
        ))}
      </ol>
      {hasMore && (
        <Button look="quiet" loading={isLoadingMore} onClick={() => onMore()}>
          Mostra le precedenti
        </Button>
      )}
    </>
  )
}

type Props = {
  path: ActivityPath
  id: string
  stati: readonly Option[]
  canWrite: boolean
  /** Whether an entry can be shown to clients. */
  canShare?: boolean
}

/** The time line of a record of /v2. */
export function RecordActivity({ path, id, ...rest }: Props) {
  const { status, eventi, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, add, remove } =
    useActivity(path, id)
  return (
    <ActivityTimeline
      {...rest}
      status={status}
      eventi={eventi}
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      onAdd={add}
      onRemove={remove}
      onMore={fetchNextPage}
      onRetry={refetch}
    />
  )
}
