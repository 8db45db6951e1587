import { RecordHistory } from '@/components/data/history/record-history'
import type { Row } from '@/components/data/list/use-rows'
import { InlineFields } from '@/components/data/record/inline-facts'
import type { TicketRights } from '@/lib/features/tickets/access'
import { ticketFieldsSchema } from '@/lib/features/tickets/schema'
import type { ResourceView } from '@/lib/resources/view'
import { ComplaintCard } from './complaint-card'
import { Followers } from './followers'
import { OtherTickets, TicketOpener, TicketTimes } from './office-side'
import { type OfficeTicket, ticketOf } from './ticket-types'

type FactsProps = {
  row: Row
  view: ResourceView
  rights: TicketRights
  onSaved: () => unknown
}

/** Category, priority, case and labels, each changed where it stands. */
export function TicketFacts({ row, view, rights, onSaved }: FactsProps) {
  const ticket = ticketOf(row)
  return (
    <InlineFields
      fields={view.form}
      row={row}
      path={view.path}
      schema={ticketFieldsSchema}
      words={{ categoryId: ticket.category.nome, praticaId: ticket.pratica?.codice }}
      readOnly={!rights.answer || ticket.unitoAId !== null}
      onSaved={onSaved}
    />
  )
}

type Props = Pick<FactsProps, 'view' | 'rights'> & {
  ticket: OfficeTicket
  me: string
  canSeeHistory: boolean
}

/** Who has written, until when there is, whether it is a complaint, who follows it, what else they asked, and what was changed. */
export const TicketContext = ({ ticket, view, me, rights, canSeeHistory }: Props) => (
  <>
    <TicketOpener ticket={ticket} />
    <TicketTimes ticket={ticket} />
    <ComplaintCard ticket={ticket} mayAnswer={rights.answer} />
    <Followers ticket={ticket} me={me} />
    <OtherTickets ticket={ticket} />
    {canSeeHistory && (
      <aside aria-label="Cronologia delle modifiche">
        <RecordHistory id={ticket._id} version={ticket.version} fields={view.history} />
      </aside>
    )}
  </>
)
