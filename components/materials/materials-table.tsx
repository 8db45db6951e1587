'use client'

import { useState } from 'react'
import { useReply } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { CardTable } from '@/components/data/table/card-table'
import { personName } from '@/components/data/table/cell'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Box } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import { rowsQuery } from '@/lib/resources/first-rows'
import { FileButton } from './file-button'
import { FlyerRow } from './flyer-row'
import { type Material, TEXTS } from './material-words'

const FIRST = 10
/** As many as one page of the API has. */
const MOST = 200

type Props = {
  kind: keyof typeof TEXTS
  /** Makes the same flyer with the figures of today. */
  onRedo?: (material: Material) => Promise<void>
}

/** What was made before, newest first. */
export function MaterialsTable({ kind, onRedo }: Props) {
  const area = useArea()
  const [limit, setLimit] = useState(FIRST)
  const query = rowsQuery(Object.entries({ 'filter[kind]': kind, limit: String(limit) }))
  const made = useReply('materials', query)
  const { data, isPlaceholderData } = made
  const { title, none, why, heads } = TEXTS[kind]
  const rows = (data?.items ?? []) as unknown as Material[]
  const shown = area === 'admin' ? heads : heads.filter((head) => head !== 'Agente')
  return (
    <Section title={title}>
      <QueryProblem query={made} />
      {made.isPending && <SkeletonTable rows={4} columns={4} />}
      {data && rows.length === 0 && <EmptyState title={none}>{why}</EmptyState>}
      {rows.length > 0 && (
        <CardTable label={title}>
          <TableHead
            heads={shown.map((head) => (head === 'Rata' || head === 'TAEG' ? { figure: head } : head))}
          />
          <tbody>
            {rows.map((row) =>
              kind === 'bdv' ? (
                <OrderRow key={row._id} row={row} />
              ) : (
                <FlyerRow key={row._id} row={row} isOffice={area === 'admin'} onRedo={onRedo} />
              ),
            )}
          </tbody>
        </CardTable>
      )}
      {data?.nextCursor && limit < MOST && (
        <Box mt="sm">
          <Button loading={isPlaceholderData} onClick={() => setLimit(Math.min(MOST, limit + 40))}>
            MOSTRA ALTRI
          </Button>
        </Box>
      )}
    </Section>
  )
}

function OrderRow({ row }: { row: Material }) {
  const { titolo, agent, ticket, dati, createdAt } = row
  return (
    <tr>
      <th scope="row">{titolo}</th>
      <td data-label="Per">{agent ? personName(agent) : '—'}</td>
      <td data-label="Ticket">{ticket && <TicketLink ticket={ticket} />}</td>
      <td data-label="A che punto è">
        {ticket && (
          <StateBadge label={STATI_TICKET[ticket.stato].plain} tone={STATI_TICKET[ticket.stato].plainTone} />
        )}
      </td>
      <td data-label="Consegna">{dati.indirizzo}</td>
      <td data-label="Ordinati il">{formatDay(new Date(createdAt))}</td>
      <td>
        <FileButton size="xs" url={`/v2/materials/${row._id}/pdf`} aria-label={`PDF: ${titolo}`}>
          PDF
        </FileButton>
      </td>
    </tr>
  )
}

const TICKETS = { admin: '/admin/tickets', agent: '/agents/tickets', client: '' } as const

/** An agent reads only tickets that they have opened: who ordered for somebody else has theirs. */
function TicketLink({ ticket: { _id, codice, agentId } }: { ticket: NonNullable<Material['ticket']> }) {
  const area = useArea()
  const { data: me } = useReply('agents/getMe', area === 'agent' ? '' : null)
  if (area === 'agent' && me?._id !== agentId) return codice
  return <IntentLink href={`${TICKETS[area]}/${_id}`}>{codice}</IntentLink>
}
