import { OfficeTickets } from '@/components/tickets/office-list'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { ownTicketPresets } from '@/lib/features/tickets/layout'
import { tickets } from '@/lib/features/tickets/resource'
import { verbsFor } from '@/lib/resources/page-data'

export const metadata = { title: 'Ticket' }

export default async function TicketsPage() {
  const { actor } = await requireAdmin('ticketing_access')
  const me = actor.userId
  const { view } = tickets
  const [toAssign, ...presets] = view.list.presets ?? []
  const own = {
    ...view.list,
    presets: [...(toAssign ? [toAssign] : []), ...ownTicketPresets(me), ...presets],
  }
  return (
    <OfficeTickets
      view={{ ...view, list: own }}
      me={me}
      canTake={can(actor, 'ticketing_answer')}
      canCreate={false}
      canEdit={false}
      canDelete={false}
      verbs={verbsFor(tickets, actor)}
    />
  )
}
