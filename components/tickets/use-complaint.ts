'use client'

import { useQuery } from '@tanstack/react-query'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { records } from '@/lib/http/records'

/** A line of the register as it is now: its outcome is written beside the form that shows it. */
export function useComplaint(row: Row): Row {
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['reclami', area, 'detail', row._id],
    queryFn: () => records.read('reclami', row._id, { area }),
    initialData: row,
    meta: { silent: true },
  })
  return data as Row
}
