'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { records } from '@/lib/http/records'
import { type Complaint, OutcomeDialog } from './outcome-dialog'

/** From a line of the register to its ticket, and to its outcome. */
export function ComplaintSteps({ row }: { row: Row }) {
  const area = useArea()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['reclami', area, 'detail', row._id],
    queryFn: () => records.read('reclami', row._id, { area }),
    initialData: row,
    meta: { silent: true },
  })
  const complaint = data as unknown as Complaint & { ticketId: string }
  return (
    <>
      <Button href={`/admin/tickets/${complaint.ticketId}`}>APRI IL TICKET</Button>
      <Button look="primary" onClick={() => setOpen(true)}>
        {complaint.esito ? 'CORREGGI L’ESITO' : 'REGISTRA L’ESITO'}
      </Button>
      {isOpen && <OutcomeDialog complaint={complaint} onClose={() => setOpen(false)} />}
    </>
  )
}
