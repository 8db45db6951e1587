import { PageHeader } from '@/components/data/page/page-header'
import { AgentTickets } from '@/components/tickets/agent-tickets'
import { ADD } from '@/components/tickets/paths'
import { Button } from '@/components/ui/button'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Ticket' }

export default async function TicketsPage() {
  await requireAgent()
  return (
    <>
      <PageHeader
        title="Ticket"
        primary={
          <Button look="primary" href={ADD}>
            NUOVO TICKET
          </Button>
        }
      />
      <AgentTickets />
    </>
  )
}
