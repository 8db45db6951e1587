import type { Row } from '@/components/data/list/use-rows'
import { OfficeTicketPage } from '@/components/tickets/office-ticket'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { ticketRights } from '@/lib/features/tickets/access'
import { tickets } from '@/lib/features/tickets/resource'
import { orMissingPage } from '@/lib/http/missing-page'
import { getRow } from '@/lib/resources/read'

export const metadata = { title: 'Ticket' }

export default async function TicketPage({ params }: { params: Promise<{ id: string }> }) {
  const { actor } = await requireAdmin('ticketing_access')
  const row = await orMissingPage(getRow(tickets, actor, (await params).id))
  return (
    <OfficeTicketPage
      first={row as Row}
      view={tickets.view}
      me={actor.userId}
      rights={ticketRights(actor)}
      canSeeHistory={can(actor, 'commits_see')}
    />
  )
}
