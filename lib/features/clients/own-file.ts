import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { ownRows } from '@/lib/duties/own-rows'
import type { FileOwner } from '@/lib/duties/types'

const day = (date: Date | null) => date && dayOfColumn(date)

/** What they asked about their data, and what was answered. */
export async function privacyInFile(client: FileOwner) {
  const rows = await db().privacyRequest.findMany({
    where: ownRows(client).privacyRequests,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({
    tipo: row.tipo,
    ricevutaIl: day(row.ricevutaIl),
    entro: day(row.scadeIl),
    motivo: row.motivo,
    identita: row.identita,
    esito: row.esito,
    esitoMotivo: row.esitoMotivo,
    evasaIl: row.evasaAt,
  }))
}
