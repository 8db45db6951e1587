import 'server-only'
import { columnOfDay, dayOfColumn, formatDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { inPortions } from '@/lib/duties/portions'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { csvText } from '@/lib/resources/csv-text'
import type { Segnalatore } from '@/prisma/generated/client'

const HEADS = [
  'Segnalatore',
  'Ragione sociale',
  'Registro e numero',
  'E-mail',
  'Accordo',
  'Vale dal',
  'Vale fino al',
  'Compenso per pratica liquidata',
  'Più una percentuale dell’erogato',
  'Note',
]

const euro = (cents: bigint) => (Number(cents) / 100).toFixed(2).replace('.', ',')

const line = (row: Segnalatore): string[] => [
  `${row.cognome} ${row.nome}`,
  row.ragioneSociale,
  row.registro,
  row.email,
  row.accordo,
  formatDay(dayOfColumn(row.validFrom)),
  row.validTo ? formatDay(dayOfColumn(row.validTo)) : '',
  euro(row.compensoFisso),
  `${String(row.compensoPct).replace('.', ',')}%`,
  row.note,
]

/** Who might be paid for presenting clients on some day of the period, by which agreement; its paper is kept outside, by number or date. */
async function* files(_scope: unknown, { dal, al }: Period): AsyncIterable<PackFile> {
  const where = {
    validFrom: { lte: columnOfDay(al) },
    OR: [{ validTo: null }, { validTo: { gte: columnOfDay(dal) } }],
  }
  const lines: string[][] = []
  const portions = inPortions((page) =>
    db().segnalatore.findMany({ where, orderBy: [{ cognome: 'asc' }, { id: 'asc' }], ...page }),
  )
  for await (const rows of portions) lines.push(...rows.map(line))
  yield { name: 'elenco.csv', content: csvText([HEADS, ...lines]) }
}

export const referrerPart: PackPart = {
  name: 'segnalatori',
  titolo: 'Segnalatori e i loro accordi',
  flag: 'provvigioni_see',
  files,
}
