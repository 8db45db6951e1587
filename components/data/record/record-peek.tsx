'use client'

import { useQuery } from '@tanstack/react-query'
import { PeekPanel, type PeekProps } from '@/components/data/list/peek-panel'
import { useArea } from '@/components/data/page/area'
import { records } from '@/lib/http/records'

/** The row at once; the record, which knows more, as soon as it is there. `path` is the resource's, under /v2. */
export function RecordPeek({ path, ...props }: PeekProps & { path: string }) {
  const area = useArea()
  const { record, form = [] } = props
  const found = useQuery({
    queryKey: [path, area, 'detail', record._id],
    queryFn: () => records.read(path, record._id, { area }),
    enabled: form.length > 0,
    meta: { silent: true },
  })
  // Figures beside the rows are the list's alone.
  return <PeekPanel {...props} record={{ ...record, ...found.data }} />
}
