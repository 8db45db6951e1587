'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import type { ScheduleInput } from '@/lib/features/report-schedules/schema'
import { api } from '@/lib/http/client'

/** The mails of a report: one's own, those that one gets, and who may get one. */
export function useSchedules(report: string) {
  const area = useArea()
  const client = useQueryClient()
  const key = ['reportSchedules', area, report]
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const query = new URLSearchParams({ report })
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get(`/reportSchedules?${query}`, { area, signal }),
  })
  const people = useQuery({
    queryKey: [...key, 'people'],
    queryFn: ({ signal }) => api.get(`/reportSchedules/people?${query}`, { area, signal }),
  })
  const create = useMutation({
    mutationFn: ({ once, ...input }: ScheduleInput & { once: string }) =>
      api.post('/reportSchedules', input, { area, headers: { 'idempotency-key': once } }),
    onSuccess: async () => {
      await refresh()
      toastSuccess('Invio programmato')
    },
    meta: { silent: true },
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.delete(`/reportSchedules/${id}`, undefined, { area }),
    onSuccess: async () => {
      await refresh()
      toastSuccess('Invio cancellato')
    },
  })
  const leave = useMutation({
    mutationFn: (id: string) => api.post(`/reportSchedules/${id}/unsubscribe`, undefined, { area }),
    onSuccess: async () => {
      await refresh()
      toastSuccess('Non lo riceverai più')
    },
  })
  return { list, people, create, remove, leave }
}
