import 'server-only'
import { db } from '@/lib/core/db'
import { ownRows } from '@/lib/duties/own-rows'
import type { FileOwner } from '@/lib/duties/types'

const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/** The referrals in which they are named: of two people each learns what is theirs, and nothing of the other. */
export async function referralsInFile(client: FileOwner) {
  const { referralsGot, referralsMade } = ownRows(client)
  const [got, made] = await Promise.all([
    db().segnalazione.findMany({ where: referralsGot, orderBy: oldestFirst }),
    db().segnalazione.findMany({ where: referralsMade, orderBy: oldestFirst }),
  ])
  return {
    ricevute: got.map((row) => ({
      ricevutaIl: row.createdAt,
      nome: row.segnalatoNome,
      cognome: row.segnalatoCognome,
      email: row.segnalatoEmail,
      telefono: row.segnalatoTel,
      note: row.note,
      accettataIl: row.consensoAt,
      rifiutataIl: row.rifiutoAt,
    })),
    fatte: made.map((row) => ({
      codice: row.codice,
      inviataIl: row.createdAt,
      nome: row.segnalanteNome,
      cognome: row.segnalanteCognome,
      email: row.segnalanteEmail,
      telefono: row.segnalanteTel,
    })),
  }
}
