'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { ContextCard } from '@/components/data/record/record-layout'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { CAUSALI_RECLAMO, ESITI_RECLAMO } from '@/lib/features/reclami/labels'
import { records } from '@/lib/http/records'
import { PRODOTTI } from '@/lib/words/products'
import { type Complaint, OutcomeDialog } from './outcome-dialog'
import type { OfficeTicket } from './ticket-types'

type Props = { ticket: OfficeTicket; mayAnswer: boolean }

const isIn = <T extends object>(labels: T, name: string | null): name is Extract<keyof T, string> =>
  name !== null && Object.hasOwn(labels, name)

/** The line of a ticket in the register of complaints. */
export function ComplaintCard({ ticket: { _id, reclamoEntro }, mayAnswer }: Props) {
  const area = useArea()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['reclami', area, 'ticket', _id],
    queryFn: ({ signal }) =>
      records.list('reclami', { area, signal, query: { 'filter[ticketId]': _id, limit: 1 } }),
    enabled: reclamoEntro !== null,
    meta: { silent: true },
  })
  const found = data?.items[0]
  if (!found) return null
  const complaint = found as unknown as Complaint
  const { codice, esito, causale, product } = complaint
  const outcome = isIn(ESITI_RECLAMO, esito) ? ESITI_RECLAMO[esito] : null
  return (
    <ContextCard title="Reclamo">
      <Facts
        rows={[
          ['Registro', codice],
          ['Di che cosa', isIn(CAUSALI_RECLAMO, causale) ? CAUSALI_RECLAMO[causale] : causale],
          ['Prodotto', isIn(PRODOTTI, product) ? PRODOTTI[product] : null],
          ['Esito', outcome && <StateBadge key="e" {...outcome} />],
          ['Consigliato entro', esito || !reclamoEntro ? null : formatInstant(reclamoEntro)],
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
