'use client'

import { useState } from 'react'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import { type Complaint, OutcomeDialog } from './outcome-dialog'
import { useComplaint } from './use-complaint'

/** From a line of the register to its ticket, and to its outcome. */
export function ComplaintSteps({ row }: { row: Row }) {
  const [isOpen, setOpen] = useState(false)
  const complaint = useComplaint(row) as unknown as Complaint & { ticketId: string }
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
