import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { FieldError } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import type { Change } from '@/lib/history/diff'
import { refused } from '@/lib/imports/by-resource'
import type { ImportCtx, ImportRow, Verdict } from '@/lib/imports/define'
import type { BudgetAnno } from '@/prisma/generated/client'
import { type BudgetColumns, whyNotTarget } from './import-columns'
import { cellOf, lockYear, PERSON, type Person, personOf, whyNotMonth } from './save-year'
import { type AnnoInput, MESI, type RigaBudget } from './schema'

/** A year as the file wants it: the cells that its rows change. `saved` once one of them has written it. */
export type YearPlan = { input: AnnoInput; saved?: BudgetAnno }

type Line = ImportRow<BudgetColumns>
type Cell = RigaBudget & { pezzi: number | null }
type Year = { plan: YearPlan; bloccati: readonly number[]; cells: Map<string, Cell> }

/** What would become of the rows. Rows of euro and of cases may name the same cells. */
export async function checkTargets({ tx }: ImportCtx, rows: readonly Line[]): Promise<Verdict<YearPlan>[]> {
  const people = await peopleNamed(tx, rows)
  const ids = [...people.values()].map(({ id }) => id)
  const years = new Map<number, Year>()
  for (const anno of new Set(rows.flatMap(({ value }) => value.anno ?? [])))
    years.set(anno, await yearOf(tx, anno, ids))
  return rows.map(({ value }) => {
    const person = people.get(value.email ?? '')
    if (!person) return refused([{ path: 'email', message: 'Non c’è un agente con questo indirizzo.' }])
    const year = years.get(value.anno ?? 0)
    return year ? verdictOf(year, person, value) : refused([])
  })
}

type Named = Person & { id: string }

async function peopleNamed(tx: Tx, rows: readonly Line[]): Promise<Map<string, Named>> {
  const found = await tx.agent.findMany({
    where: { email: { in: rows.flatMap(({ value }) => value.email ?? []) } },
    select: { ...PERSON, email: true },
  })
  return new Map(found.map((row) => [row.email.toLowerCase(), { id: row.id, ...personOf(row) }]))
}

/** Locked: what is read here is what is written over. */
async function yearOf(tx: Tx, anno: number, ids: readonly string[]): Promise<Year> {
  const before = await lockYear(tx, anno)
  return {
    plan: { input: { anno, version: before?.version ?? null, righe: [] } },
    bloccati: before?.bloccati ?? [],
    cells: await cellsOf(tx, anno, ids),
  }
}

/** The cells of some people in a year as a save takes them, by their names. */
export async function cellsOf(tx: Tx, anno: number, ids: readonly string[]): Promise<Map<string, Cell>> {
  const rows = await tx.budget.findMany({ where: { anno, agentId: { in: [...ids] } } })
  return new Map(
    rows.map((row) => {
      const { agentId, product, mese, pezzi } = row
      return [cellOf(row), { agentId, product, mese, importo: toEuro(row.importo), pezzi }]
    }),
  )
}

/** Which part of a cell a row says. */
export const partOf = (misura: Line['value']['misura']) => (misura === 'pratiche' ? 'pezzi' : 'importo')

function verdictOf({ plan, bloccati, cells }: Year, person: Named, value: Line['value']): Verdict<YearPlan> {
  const { product, anno = 0, misura = 'euro' } = value
  if (!product) return refused([])
  const errori: FieldError[] = []
  const cambi: Change[] = []
  const changed: Cell[] = []
  let isNew = true
  for (const [index, field] of MESI.entries()) {
    const said = value[field]
    if (said === undefined) continue
    const empty: Cell = { agentId: person.id, product, mese: index + 1, importo: null, pezzi: null }
    const now = cells.get(cellOf(empty)) ?? empty
    const [before, after] = [now[partOf(misura)] || null, said || null]
    if (before !== null) isNew = false
    if (before === after) continue
    const message =
      whyNotTarget(said, misura) ?? whyNotMonth(person, { anno, mese: index + 1, importo: after }, bloccati)
    if (message) errori.push({ path: field, message })
    cambi.push({ field, before, after })
    changed.push({ ...now, [partOf(misura)]: after })
  }
  if (errori.length > 0) return refused(errori)
  if (cambi.length === 0) return { esito: 'invariato', ref: null }
  for (const cell of changed) put(plan, cells, cell)
  return { esito: isNew ? 'creato' : 'aggiornato', cambi, plan }
}

/** A cell that the file says twice, in euro and in cases, is written once. */
function put({ input }: YearPlan, cells: Map<string, Cell>, cell: Cell): void {
  cells.set(cellOf(cell), cell)
  const at = input.righe.findIndex((one) => cellOf(one) === cellOf(cell))
  if (at < 0) input.righe.push(cell)
  else input.righe[at] = cell
}
