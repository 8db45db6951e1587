'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useSyncExternalStore } from 'react'
import { keptPlace, placeOf, subscribeToPlace } from '@/components/data/list/list-place'
import { useRows } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { DataTable } from '@/components/data/table/data-table'
import { SkeletonTable } from '@/components/ui/skeletons'
import { APERTI } from '@/lib/features/tickets/states'
import { rowsQuery } from '@/lib/resources/first-rows'
import { officeHref } from './paths'
import { TicketCard } from './ticket-card'

const nobody = () => null
/** Whoever has come by a link has come from no list: what is open is the queue. */
const OPEN = rowsQuery([['filter[stato]', APERTI.join(',')]])
const COLUMNS = [{ path: 'oggetto', label: 'Oggetto', kind: 'title' }] as const

/** The list that the ticket was opened from, as it was filtered and put in order there. */
export function TicketQueue({ current, me }: { current: string; me: string }) {
  const area = useArea()
  const router = useRouter()
  const kept = useSyncExternalStore(subscribeToPlace, () => keptPlace(area), nobody)
  const place = useMemo(() => placeOf(kept), [kept])
  const rows = useRows('tickets', place?.path === 'tickets' ? place.query : OPEN)
  if (!rows.data) return <SkeletonTable columns={1} rows={8} />
  return (
    <DataTable
      caption="Coda dei ticket"
      columns={COLUMNS}
      rows={rows.data.items}
      sort=""
      onSort={() => undefined}
      hrefOf={({ _id }) => officeHref(_id)}
      peek={{ id: current, show: (id) => id && router.push(officeHref(id)) }}
      card={(row) => <TicketCard row={row} me={me} />}
      busy={rows.isPlaceholderData}
    />
  )
}
