import type { Ticket, TicketCategory, TicketMessage } from '@/prisma/generated/client'
import { canReopen } from './states'

type Full = Ticket & {
  category: TicketCategory
  messages: TicketMessage[]
  pratica: { id: string; codice: string } | null
  unitoA: { id: string; codice: string } | null
}

/** A ticket for the person who opened it: internal notes stay inside. */
export function presentTicket(row: Full) {
  const { pratica, unitoA } = row
  return {
    _id: row.id,
    codice: row.codice,
    oggetto: row.oggetto,
    stato: row.stato,
    category: { _id: row.category.id, nome: row.category.nome },
    pratica: pratica && { _id: pratica.id, codice: pratica.codice },
    unitoA: unitoA && { _id: unitoA.id, codice: unitoA.codice },
    notifyUser: row.notifyUser,
    readedFrom: row.readedFrom,
    riapribile: row.unitoAId === null && canReopen(row),
    csat: row.csat,
    csatCommento: row.csatCommento,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    messages: row.messages
      .filter(({ interno, tipo }) => !interno && tipo === 'messaggio')
      .map((message) => presentMessage(message)),
  }
}
export type OwnTicket = ReturnType<typeof presentTicket>

type Said = TicketMessage & { altroTicket?: { id: string; codice: string } | null }

/** `codice`: of the merged ticket that it was written in. */
export const presentMessage = (
  { id, authorRole, authorName, testo, allegati, at, interno, tipo, menzioni, altroTicket }: Said,
  codice: string | null = null,
) => ({
  _id: id,
  da: authorRole,
  nome: authorName,
  testo,
  allegati: allegati as { url: string; name: string; size: number; mimetype: string }[],
  at: at.toISOString(),
  interno,
  tipo,
  menzioni,
  /** Of an event, the ticket that it tells of besides this one. */
  altro: altroTicket ? { _id: altroTicket.id, codice: altroTicket.codice } : null,
  codice,
})
export type Message = ReturnType<typeof presentMessage>
