import type { Ticket, TicketCategory, TicketMessage } from '@/prisma/generated/client'

type Full = Ticket & { category: TicketCategory; messages: TicketMessage[] }

/** A ticket for the person who opened it: internal notes stay inside. */
export function presentTicket(row: Full) {
  return {
    _id: row.id,
    codice: row.codice,
    oggetto: row.oggetto,
    stato: row.stato,
    category: { _id: row.category.id, nome: row.category.nome },
    notifyUser: row.notifyUser,
    readedFrom: row.readedFrom,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    messages: row.messages.filter(({ interno }) => !interno).map(presentMessage),
  }
}

const presentMessage = ({ id, authorRole, authorName, testo, allegati, at }: TicketMessage) => ({
  _id: id,
  da: authorRole,
  nome: authorName,
  testo,
  allegati,
  at: at.toISOString(),
})
