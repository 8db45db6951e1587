import { PageHeader } from '@/components/data/page/page-header'
import { AgentNewTicket } from '@/components/tickets/agent-new-ticket'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Nuovo ticket' }

export default async function NewTicketPage() {
  await requireAgent()
  return (
    <>
      <PageHeader title="Nuovo ticket">La sede ti risponde qui e per e-mail.</PageHeader>
      <AgentNewTicket />
    </>
  )
}
