import { OfficeTickets } from '@/components/tickets/office-list'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { ticketRights } from '@/lib/features/tickets/access'
import { OPEN_TICKETS, ownTicketPresets } from '@/lib/features/tickets/fields'
import { tickets } from '@/lib/features/tickets/resource'
import { verbsFor } from '@/lib/resources/page-data'

export const metadata = { title: 'Ticket' }

export default async function TicketsPage() {
  const { actor } = await requireAdmin('ticketing_access')
  const me = actor.userId
  const { view } = tickets
  const [open, ...others] = view.list.presets ?? []
  const [mine, ...mentions] = ownTicketPresets(me)
  const [toAssign, ...rest] = others
  // What the list opens with needs nothing in its address.
  const presets = [open && { ...open, query: '' }, toAssign, mine, ...rest, ...mentions].filter(
    (preset) => preset !== undefined,
  )
  const own = { ...view.list, presets }
  return (
    <OfficeTickets
      view={{ ...view, list: own }}
      start={OPEN_TICKETS}
      me={me}
      rights={ticketRights(actor)}
      canSeeHistory={can(actor, 'commits_see')}
      canCreate={false}
      canEdit={false}
      canDelete={false}
      verbs={verbsFor(tickets, actor)}
    />
  )
}
