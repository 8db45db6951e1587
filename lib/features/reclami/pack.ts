import 'server-only'
import { columnOfDay, dayOfColumn, formatDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { csvText } from '@/lib/resources/csv-text'
import { PRODOTTI } from '@/lib/words/products'
import type { Reclamo } from '@/prisma/generated/client'
import { CANALI_RECLAMO, CAUSALI_RECLAMO, ESITI_ABF, ESITI_RECLAMO } from './labels'

const HEADS = [
  'Codice',
  'Ticket',
  'Ricevuto il',
  'Canale',
  'Di che cosa si tratta',
  'Prodotto',
  'Oggetto',
  'Risposta entro',
  'Esito',
  'Risposto il',
  'Ricorso all’ABF del',
  'Esito del ricorso',
]

const day = (date: Date | null) => (date ? formatDay(dayOfColumn(date)) : '')

const line = (row: Reclamo & { ticket: { codice: string; oggetto: string } }): string[] => [
  row.codice,
  row.ticket.codice,
  day(row.ricevutoIl),
  CANALI_RECLAMO[row.canale],
  CAUSALI_RECLAMO[row.causale],
  row.product ? PRODOTTI[row.product] : '',
  row.ticket.oggetto,
  day(row.entroIl),
  row.esito ? ESITI_RECLAMO[row.esito].label : '',
  day(row.rispostoIl),
  day(row.abfIl),
  row.abfEsito ? ESITI_ABF[row.abfEsito].label : '',
]

/** The register of the complaints that came in the period, as it is now. */
async function* files(_scope: unknown, { dal, al }: Period): AsyncIterable<PackFile> {
  const rows = await db().reclamo.findMany({
    where: { ricevutoIl: { gte: columnOfDay(dal), lte: columnOfDay(al) } },
    include: { ticket: { select: { codice: true, oggetto: true } } },
    orderBy: [{ ricevutoIl: 'asc' }, { id: 'asc' }],
  })
  yield { name: 'registro.csv', content: csvText([HEADS, ...rows.map(line)]) }
}

export const complaintPart: PackPart = { name: 'reclami', titolo: 'Registro dei reclami', files }
