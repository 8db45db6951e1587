import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { dayOf, dayOfColumn, formatDay, formatInstant, nextDay, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { inPortions } from '@/lib/duties/portions'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { allowedRows } from '@/lib/resources/access'
import { csvText } from '@/lib/resources/csv-text'
import { contentOf } from '@/lib/storage/data'
import type { Incarico, StoredFile } from '@/prisma/generated/client'
import { STATI_INCARICO } from './labels'
import { storedContent } from './schema'

const HEADS = [
  'Incarico',
  'Pratica',
  'Cliente',
  'Stato',
  'Compenso',
  'TAEG con il compenso',
  'Versione del testo',
  'Preparato da',
  'Preparato il',
  'Inviato il',
  'Inviato a',
  'Firmato il',
  'Firmato da',
  'Da quale indirizzo',
  'Come',
  'Impronta SHA-256 del documento',
  'Vale fino al',
  'Chiuso il',
  'Perché',
  'Documenti',
]

type Row = Incarico & {
  pratica: { codice: string }
  pdfFile: StoredFile | null
  firmatoFile: StoredFile | null
}

const euro = (cents: bigint) => (Number(cents) / 100).toFixed(2).replace('.', ',')
const day = (date: Date | null) => (date ? formatDay(dayOfColumn(date)) : '')
const instant = (date: Date | null) => (date ? formatInstant(date) : '')
/** What was given, of which the hash is, and what was signed, with the proof in it. */
const papersOf = ({ codice, firmatoFile, pdfFile }: Row) => [
  ...(pdfFile ? [{ file: pdfFile, name: `${codice}.pdf` }] : []),
  ...(firmatoFile ? [{ file: firmatoFile, name: `${codice}-firmato.pdf` }] : []),
]

const line = (row: Row): string[] => [
  row.codice,
  row.pratica.codice,
  storedContent(row.contenuto).cliente.nome,
  STATI_INCARICO[row.stato].label,
  euro(row.compensoImporto),
  row.taeg === null ? '' : `${String(row.taeg).replace('.', ',')}%`,
  row.testoVersione,
  row.autoreNome,
  formatDay(dayOf(row.createdAt)),
  instant(row.inviatoAt),
  row.inviatoA ?? '',
  instant(row.firmatoAt),
  row.firmaNome ?? '',
  row.firmaIp ?? '',
  row.firmaVia ?? '',
  row.hash ?? '',
  day(row.valeFino),
  instant(row.chiusoAt),
  row.motivo ?? '',
  papersOf(row)
    .map(({ name }) => name)
    .join(', '),
]

/** The mandates that were given in the period, with the documents that were given and signed; drafts were given to nobody. */
async function* files({ actor }: AdminScope, { dal, al }: Period): AsyncIterable<PackFile> {
  const where = {
    inviatoAt: { gte: startOfDay(dal), lt: startOfDay(nextDay(al)) },
    pratica: allowedRows(visiblePratiche, actor),
  }
  const lines: string[][] = []
  const portions = inPortions<Row>((page) =>
    db().incarico.findMany({
      where,
      include: { pratica: { select: { codice: true } }, pdfFile: true, firmatoFile: true },
      orderBy: [{ inviatoAt: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
  for await (const rows of portions)
    for (const row of rows) {
      lines.push(line(row))
      for (const { name, file } of papersOf(row)) yield { name, content: () => contentOf(file) }
    }
  yield { name: 'elenco.csv', content: csvText([HEADS, ...lines]) }
}

export const mandatePart: PackPart = {
  name: 'incarichi',
  titolo: 'Incarichi di mediazione',
  flag: 'pratiche_manage',
  files,
}
