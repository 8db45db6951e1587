import { TicketStatistics } from '@/components/tickets/statistics'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Statistiche ticket' }

export default async function TicketStatisticsPage() {
  await requireAdmin('ticketing_statistics')
  return <TicketStatistics />
}
