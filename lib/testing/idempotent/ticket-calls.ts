import { adminWith, anAgent } from '@/lib/testing/test-kit'
import { buildTicket, buildTicketCategory, buildTicketMessage } from '@/prisma/seed/factories/service'
import type { Sample } from './test-kit'

/** A question to the office, and what follows it. */
export const ticketCalls: Record<string, Sample> = {
  'tickets/[id]/reply': async () => {
    const as = await anAgent()
    return { as, params: { id: (await buildTicket({ agentId: as.id })).id }, body: { testo: 'Ecco i dati.' } }
  },
  'tickets/[id]/split': async () => {
    const { id } = await buildTicket()
    await buildTicketMessage({ ticketId: id })
    const messageIds = [(await buildTicketMessage({ ticketId: id })).id]
    const body = { messageIds, oggetto: 'Un’altra domanda', version: 1 }
    return { as: await adminWith('ticketing_answer'), params: { id }, body }
  },
  'tickets/create': async () => ({
    as: await anAgent(),
    body: { category: (await buildTicketCategory()).id, oggetto: 'Una domanda', messaggio: 'Come si fa?' },
  }),
}
