import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'
import type { OfficeTicket } from './ticket-types'

/** A ticket that was open for so long has been read; one that was passed on the way to another has not. */
export const GLANCE_MS = 700

export function useReading({ _id, readedFrom }: Pick<OfficeTicket, '_id' | 'readedFrom'>, me: string): void {
  const area = useArea()
  const queries = useQueryClient()
  const isNew = !readedFrom.includes(me)
  useEffect(() => {
    if (!isNew) return
    const again = () => queries.invalidateQueries({ queryKey: ['tickets', area] })
    const timer = setTimeout(() => {
      api.post(`/tickets/${_id}/read`, undefined, { area }).then(again, () => undefined)
    }, GLANCE_MS)
    return () => clearTimeout(timer)
  }, [isNew, _id, area, queries])
}
