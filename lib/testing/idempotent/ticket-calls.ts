import { addDays, dayOf } from '@/lib/core/dates'
import { aClient, adminWith, anAgent } from '@/lib/testing/test-kit'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicket, buildTicketCategory, buildTicketMessage } from '@/prisma/seed/factories/service'
import type { Sample } from './test-kit'

/** A Monday ahead. */
const monday = () => dayOf(addDays(new Date(), 15 - (new Date().getUTCDay() || 7)))

/** A question to the office, and what follows it; an appointment that a client asks for, the office's word on a payment. */
export const ticketCalls: Record<string, Sample> = {
  'pratiche/[id]/erogazione': async () => {
    const { id } = await buildPratica({ stato: 'liquidata', erogazioneDaConfermare: true })
    return {
      as: await adminWith('pratiche_manage'),
      params: { id },
      body: { esito: 'confermata', version: 1 },
    }
  },
  'pratiche/[id]/appointment': async () => {
    const as = await aClient()
    const { id } = await buildPratica({ stato: 'in_istruttoria' })
    await buildPersona({ praticaId: id, clientId: as.id })
    return { as, params: { id }, body: { giorno: monday(), parte: 'mattina', canale: 'agenzia' } }
  },
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
  'tickets/[id]/reclamo': async () => {
    const { id, createdAt } = await buildTicket()
    const body = {
      canale: 'email',
      product: null,
      causale: 'costi',
      ricevutoIl: dayOf(createdAt),
      motivo: 'Chiede indietro il compenso.',
      version: 1,
    }
    return { as: await adminWith('ticketing_answer'), params: { id }, body }
  },
  'reclami/rendiconto': async () => ({ as: await adminWith('compliance_see'), body: { anno: 2025 } }),
  'compliance/fascicoli': async () => ({
    as: await adminWith('compliance_see'),
    body: { dal: '2026-01-01', al: '2026-01-31' },
  }),
  'tickets/create': async () => ({
    as: await anAgent(),
    body: { category: (await buildTicketCategory()).id, oggetto: 'Una domanda', messaggio: 'Come si fa?' },
  }),
}
