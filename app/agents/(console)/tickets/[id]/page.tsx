import { AgentTicket } from '@/components/tickets/agent-ticket'
import { requireAgent } from '@/lib/auth/gates'
import { myTicket } from '@/lib/features/tickets/data'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Ticket' }

export default async function TicketPage({ params }: { params: Promise<{ id: string }> }) {
  const scope = await requireAgent()
  return <AgentTicket first={await orMissingPage(myTicket(scope, (await params).id))} />
}
