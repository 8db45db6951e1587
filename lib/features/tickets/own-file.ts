import 'server-only'
import { db } from '@/lib/core/db'
import { ownRows } from '@/lib/duties/own-rows'
import type { FileOwner } from '@/lib/duties/types'

const byTime = [{ at: 'asc' as const }, { id: 'asc' as const }]

/** Their tickets with what was said in them, how they rated the help, and what they were writing; notes of the office are its own. */
export async function ticketsInFile(client: FileOwner) {
  const { tickets, drafts } = ownRows(client)
  const rows = await db().ticket.findMany({
    where: tickets,
    include: {
      messages: { where: { interno: false, tipo: 'messaggio' }, orderBy: byTime },
      drafts: { where: drafts },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ codice, oggetto, stato, createdAt, csat, csatCommento, messages, ...ticket }) => ({
    codice,
    oggetto,
    stato,
    apertoIl: createdAt,
    voto: csat,
    commento: csatCommento,
    messaggi: messages.map(({ authorName, testo, allegati, at }) => ({
      autore: authorName,
      testo,
      allegati,
      at,
    })),
    bozza: ticket.drafts[0]?.testo ?? null,
  }))
}
