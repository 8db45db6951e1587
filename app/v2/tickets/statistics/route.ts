import { ticketStatistics } from '@/lib/features/tickets/statistics'
import { statisticsQuery, statisticsReply } from '@/lib/features/tickets/statistics-schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['ticketing_statistics'],
    query: statisticsQuery,
    reply: statisticsReply,
    summary: 'Come va l’assistenza: ticket aperti e risolti, tempi, arretrato, voti',
  },
  ({ query }) => ticketStatistics(query),
)
