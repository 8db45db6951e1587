'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'
import { RatingTrend } from './rating-trend'

/** Ratings of agents: the queue first, what waits longest at its top. */
export const AgentRatings = (props: ListProps) => <Ratings {...props} title="Voti agli agenti" />
export const StaffRatings = (props: ListProps) => <Ratings {...props} title="Voti ai dipendenti" />

function Ratings(props: ListProps & { title: string }) {
  return (
    <ResourceList
      {...props}
      head={<RatingTrend path={props.view.path as 'voti' | 'votiDipendenti'} />}
      next="I voti arrivano dai clienti quando la loro pratica è liquidata."
      rowAction={(row, act) => <Next row={row} act={act} />}
    />
  )
}

/** What waits is published with one click and a confirmation. */
function Next({ row, act }: { row: Row; act: (verb: string) => void }) {
  if (row.stato !== 'in_moderazione') return null
  return (
    <Button
      size="xs"
      onClick={() => act('publish')}
      aria-label={`PUBBLICA il voto di ${row.firma || 'un cliente'}`}
    >
      PUBBLICA
    </Button>
  )
}
