import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Prisma } from '@/prisma/generated/client'

/** What imports write of a case; the rest of its row is never theirs. */
const COLUMNS = [
  'finalita',
  'stato',
  'statoPrecedente',
  'statoDal',
  'ultimaAttivita',
  'bankId',
  'bankProductId',
  'segnalatore',
  'importoRichiesto',
  'importoDeliberato',
  'importoErogato',
  'durataMesi',
  'tipoTasso',
  'tan',
  'taeg',
  'spread',
  'rata',
  'valoreImmobile',
  'prezzo',
  'valorePerizia',
  'ltv',
  'provincia',
  'comune',
  'provvigioni',
  'motivoRifiuto',
  'causale',
  'dataRaccolta',
  'dataIstruttoria',
  'dataInvioBanca',
  'dataReddituale',
  'dataPerizia',
  'dataDelibera',
  'dataStipula',
  'dataLiquidazione',
  'erogazioneDaConfermare',
  'dataChiusura',
  'eggHash',
  'eggAt',
  'version',
  'updatedAt',
] as const satisfies readonly (keyof Prisma.PraticaUncheckedUpdateInput)[]

/** What is written once, when a case is opened. */
const FIRST = [
  'id',
  'codice',
  'idegg',
  'product',
  'intestatario',
  'agentId',
  'agencyId',
  'origine',
  'createdAt',
] as const satisfies readonly (keyof Prisma.PraticaUncheckedUpdateInput)[]

type Writable = { id: string } & Partial<Record<(typeof COLUMNS)[number], unknown>>
type Openable = Writable & Partial<Record<(typeof FIRST)[number], unknown>>

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const SET = COLUMNS.map((field) => `${columnOf(field)} = n.${columnOf(field)}`).join(', ')
const UPDATE = `UPDATE pratiche p SET ${SET} FROM json_populate_recordset(NULL::pratiche, $1::json) n WHERE p.id = n.id`
const ALL = [...FIRST, ...COLUMNS].map(columnOf).join(', ')
const INSERT = `INSERT INTO pratiche (${ALL}) SELECT ${ALL} FROM json_populate_recordset(NULL::pratiche, $1::json)`

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

function jsonOf(rows: readonly object[], fields: readonly string[]): string {
  const records = rows.map((row) =>
    Object.fromEntries(
      fields.map((field) => [columnOf(field), (row as Record<string, unknown>)[field] ?? null]),
    ),
  )
  return JSON.stringify(records, plain)
}

/** Writes whole rows of cases in one statement: hundreds at a time take no longer than a few one by one. */
export async function writeCases(tx: Tx, rows: readonly Writable[]): Promise<void> {
  if (rows.length > 0) await tx.$executeRawUnsafe(UPDATE, jsonOf(rows, ['id', ...COLUMNS]))
}

/** The same for cases that are new. */
export async function insertCases(tx: Tx, rows: readonly Openable[]): Promise<void> {
  if (rows.length > 0) await tx.$executeRawUnsafe(INSERT, jsonOf(rows, [...FIRST, ...COLUMNS]))
}
