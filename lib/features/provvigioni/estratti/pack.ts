import 'server-only'
import { columnOfDay, dayOfColumn, formatDay, formatMonth } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { csvText } from '@/lib/resources/csv-text'
import { contentOf } from '@/lib/storage/data'

const HEADS = ['Estratto', 'Mese', 'Beneficiario', 'Totale', 'Pagato il', 'Documento']
const euro = (cents: bigint) => (Number(cents) / 100).toFixed(2).replace('.', ',')

/** The closed statements of the months of the period, with their documents as they were sent. */
async function* files(_scope: unknown, { dal, al }: Period): AsyncIterable<PackFile> {
  const rows = await db().estratto.findMany({
    where: {
      codice: { not: null },
      chiusoAt: { not: null },
      mese: { gte: columnOfDay(`${dal.slice(0, 7)}-01`), lte: columnOfDay(al) },
    },
    include: { pdfFile: true },
    orderBy: [{ mese: 'asc' }, { id: 'asc' }],
  })
  const nameOf = (codice: string | null) => `estratto-${(codice ?? '').replace('/', '-')}.pdf`
  yield {
    name: 'elenco.csv',
    content: csvText([
      HEADS,
      ...rows.map(({ codice, mese, beneficiario, totale, pagatoIl, pdfFile }) => [
        codice ?? '',
        formatMonth(dayOfColumn(mese)),
        beneficiario,
        euro(totale),
        pagatoIl ? formatDay(dayOfColumn(pagatoIl)) : '',
        pdfFile ? nameOf(codice) : '',
      ]),
    ]),
  }
  for (const { codice, pdfFile } of rows)
    if (pdfFile) yield { name: nameOf(codice), content: () => contentOf(pdfFile) }
}

export const statementParts: PackPart = {
  name: 'estratti',
  titolo: 'Estratti conto delle provvigioni',
  flag: 'provvigioni_see',
  files,
}
