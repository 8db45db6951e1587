import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { FileOwner } from '@/lib/duties/types'

const day = (date: Date | null) => date && dayOfColumn(date)
const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/** Their complaints; what they wrote in each stands among their tickets. */
export async function complaintsInFile({ id: clientId }: FileOwner) {
  const rows = await db().reclamo.findMany({
    where: { ticket: { clientId } },
    include: { ticket: { select: { codice: true, oggetto: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ ticket, ...row }) => ({
    codice: row.codice,
    ticket: ticket.codice,
    oggetto: ticket.oggetto,
    ricevutoIl: day(row.ricevutoIl),
    canale: row.canale,
    prodotto: row.product,
    causale: row.causale,
    rispostaEntro: day(row.entroIl),
    esito: row.esito,
    rispostoIl: day(row.rispostoIl),
    ricorsoAbfIl: day(row.abfIl),
    esitoAbf: row.abfEsito,
  }))
}
