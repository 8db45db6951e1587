'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { records } from '@/lib/http/records'
import type { Complaint } from './outcome-dialog'
import type { OfficeTicket } from './ticket-types'

/** The line of a ticket in the register of complaints; undefined while it is read, and of a ticket that is no complaint. */
export function useTicketComplaint({
  _id,
  reclamoEntro,
}: Pick<OfficeTicket, '_id' | 'reclamoEntro'>): Complaint | undefined {
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['reclami', area, 'ticket', _id],
    queryFn: ({ signal }) =>
      records.list('reclami', { area, signal, query: { 'filter[ticketId]': _id, limit: 1 } }),
    enabled: reclamoEntro !== null,
    meta: { silent: true },
  })
  return data?.items[0] as unknown as Complaint | undefined
}
