'use client'

import { useState } from 'react'
import { ContextCard } from '@/components/data/record/record-layout'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import { CAUSALI_RECLAMO, ESITI_RECLAMO } from '@/lib/features/reclami/labels'
import { PRODOTTI } from '@/lib/words/products'
import { OutcomeDialog } from './outcome-dialog'
import type { OfficeTicket } from './ticket-types'
import { useTicketComplaint } from './use-ticket-complaint'

type Props = { ticket: OfficeTicket; mayAnswer: boolean }

const isIn = <T extends object>(labels: T, name: string | null): name is Extract<keyof T, string> =>
  name !== null && Object.hasOwn(labels, name)

/** The line of a ticket in the register of complaints. */
export function ComplaintCard({ ticket, mayAnswer }: Props) {
  const [isOpen, setOpen] = useState(false)
  const complaint = useTicketComplaint(ticket)
  if (!complaint) return null
  const { codice, esito, causale, product, consigliatoIl } = complaint
  const outcome = isIn(ESITI_RECLAMO, esito) ? ESITI_RECLAMO[esito] : null
  return (
    <ContextCard title="Reclamo">
      <Facts
        rows={[
          ['Registro', codice],
          ['Di che cosa', isIn(CAUSALI_RECLAMO, causale) ? CAUSALI_RECLAMO[causale] : causale],
          ['Prodotto', isIn(PRODOTTI, product) ? PRODOTTI[product] : null],
          ['Esito', outcome && <StateBadge key="e" {...outcome} />],
          ['Consigliato entro', esito ? null : formatDay(consigliatoIl)],
        ]}
      />
      {mayAnswer && (
        <Button size="xs" onClick={() => setOpen(true)}>
          {esito ? 'CORREGGI L’ESITO' : 'REGISTRA L’ESITO'}
        </Button>
      )}
      {isOpen && <OutcomeDialog complaint={complaint} onClose={() => setOpen(false)} />}
    </ContextCard>
  )
}
