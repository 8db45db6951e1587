import 'server-only'
import { type Day, dayOf, startOfDay, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { FieldError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Change } from '@/lib/history/diff'
import type { Values } from '@/lib/imports/define'
import type { clientColumns } from './import-columns'

type Row = Values<typeof clientColumns>

const KINDS = {
  consensoMarketing: 'marketing',
  consensoTerzi: 'terzi',
  consensoProfilazione: 'profilazione',
} as const
type Column = keyof typeof KINDS
type Kind = (typeof KINDS)[Column]
const COLUMNS = Object.keys(KINDS) as Column[]

/** Consents that a row brings, with the proof that the ledger asks for. */
export type Granted = { columns: Column[]; textVersion: string; day: Day }

/** The consents of a row, null where it brings none. What is said without its text and day is nobody's consent. */
export function consentsIn(value: Row): { granted: Granted | null; errori: FieldError[] } {
  const columns = COLUMNS.filter((column) => value[column] === true)
  if (columns.length === 0) return { granted: null, errori: [] }
  const { versioneConsensi: textVersion, dataConsensi: day } = value
  const errori: FieldError[] = []
  if (!textVersion)
    errori.push({ path: 'versioneConsensi', message: 'Di un consenso serve la versione del testo.' })
  if (!day) errori.push({ path: 'dataConsensi', message: 'Di un consenso serve la data.' })
  else if (day > todayInRome())
    errori.push({ path: 'dataConsensi', message: 'La data del consenso è nel futuro.' })
  return textVersion && day && errori.length === 0
    ? { granted: { columns, textVersion, day }, errori }
    : { granted: null, errori }
}

type Newest = { client_id: string; kind: Kind; granted: boolean; at: Date }

/** The newest word of each of these clients on each kind. */
export async function newestConsents(
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string, column: Column) => Newest | undefined> {
  const rows =
    ids.length === 0
      ? []
      : await tx.$queryRaw<Newest[]>`
          SELECT DISTINCT ON (client_id, kind) client_id, kind, granted, at FROM consents
          WHERE client_id = ANY (${[...ids]}::uuid[]) AND kind IN ('marketing', 'terzi', 'profilazione')
          ORDER BY client_id, kind, at DESC, id DESC`
  const known = new Map(rows.map((row) => [`${row.client_id} ${row.kind}`, row]))
  return (id, column) => known.get(`${id} ${KINDS[column]}`)
}

/** The consents that say something new: not those that stand already, nor those after which somebody has decided otherwise. */
export function newConsents(granted: Granted, newest: (column: Column) => Newest | undefined): Column[] {
  return granted.columns.filter((column) => {
    const last = newest(column)
    return !last || (!last.granted && dayOf(last.at) < granted.day)
  })
}

export const consentChanges = (columns: readonly Column[]): Change[] =>
  columns.map((field) => ({ field, before: false, after: true }))

/** One row of the ledger for each, on the day on which it was given. */
export async function writeImported(
  tx: Tx,
  clientId: string,
  columns: readonly Column[],
  { textVersion, day }: Granted,
): Promise<void> {
  const shared = { clientId, granted: true, textVersion, source: 'importazione', at: startOfDay(day) }
  await tx.consent.createMany({
    data: columns.map((column) => ({ id: newId(), kind: KINDS[column], ...shared })),
  })
}
