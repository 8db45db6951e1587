import 'server-only'
import { db } from '@/lib/core/db'
import { ownRows } from '@/lib/duties/own-rows'
import type { FileOwner } from '@/lib/duties/types'

const PERSON = { select: { nome: true, cognome: true } }

/** What they said of who has worked for them, what became of it and what the office has answered. */
export async function ratingsInFile(client: FileOwner) {
  const rows = await db().voto.findMany({
    where: ownRows(client).ratings,
    include: { agent: PERSON, employee: PERSON, pratica: { select: { codice: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ agent, employee, pratica, ...voto }) => {
    const rated = agent ?? employee
    return {
      pratica: pratica?.codice ?? null,
      di: rated && `${rated.nome} ${rated.cognome}`,
      datoIl: voto.createdAt,
      stelle: voto.stelle,
      commento: voto.commento,
      firma: voto.firma,
      stato: voto.stato,
      motivoRifiuto: voto.motivoRifiuto,
      pubblicabileDal: voto.consensoAt,
      risposta: voto.risposta,
      rispostoIl: voto.rispostaAt,
    }
  })
}
