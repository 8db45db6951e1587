import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, type FieldError, staleVersion } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { toCents, toEuro } from '@/lib/core/money'
import { capitalized } from '@/lib/core/text'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { PRODOTTI } from '@/lib/words/products'
import type { Agent, Budget, BudgetAnno, Prisma } from '@/prisma/generated/client'
import { type AnnoInput, MESI, type RigaBudget } from './schema'

/** Names a cell of a year. */
export const cellOf = ({ agentId, product, mese }: Pick<Budget, 'agentId' | 'product' | 'mese'>) =>
  `${agentId} ${product} ${mese}`

/**
 * Writes the cells of a year that change, and which of its months are locked: all of it, or nothing. 409 where somebody saved
 * since `version`; 422 by cell for months that stay locked, and for agents who are not there or have left before.
 */
export async function saveYear(
  ctx: PublicCtx,
  { anno, version, righe, bloccati }: AnnoInput,
  why = '',
): Promise<BudgetAnno> {
  return withTransaction(async (tx) => {
    const before = await lockYear(tx, anno)
    if ((before?.version ?? null) !== version) throw staleVersion()
    const locked = bloccati === undefined ? (before?.bloccati ?? []) : sorted(bloccati)
    const people = await peopleOf(tx, righe)
    const closed = (before?.bloccati ?? []).filter((mese) => locked.includes(mese))
    refuse(righe, anno, people, closed)
    const agentIds = [...people.keys()]
    const own = { anno, agentId: { in: agentIds } }
    const old = new Map((await tx.budget.findMany({ where: own })).map((row) => [cellOf(row), row]))
    await write(tx, anno, righe, old)
    const now = new Map((await tx.budget.findMany({ where: own })).map((row) => [cellOf(row), row]))
    const data = { bloccati: locked, version: (before?.version ?? 0) + 1 }
    const after = before
      ? await tx.budgetAnno.update({ where: { id: before.id }, data })
      : await tx.budgetAnno.create({ data: { id: newId(), anno, ...data } })
    const told = (row: BudgetAnno, cells: Map<string, Budget>) => ({
      id: row.id,
      anno,
      bloccati: row.bloccati,
      celle: tellCells(righe, cells, people),
    })
    await recordCommit(tx, ctx, {
      model: 'Budget',
      label: why ? `Budget ${anno}: ${why}` : `Budget ${anno}`,
      before: told(before ?? { ...after, bloccati: [] }, old),
      after: told(after, now),
    })
    return after
  }, ctx.tx)
}

const sorted = (months: readonly number[]) => [...new Set(months)].toSorted((a, b) => a - b)

/** A second save of the same year waits, also where it is saved for the first time. */
export async function lockYear(tx: Tx, anno: number): Promise<BudgetAnno | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('budget_anni'), ${anno}::int)`
  return tx.budgetAnno.findUnique({ where: { anno } })
}

/** Who may have targets: until which month. */
export type Person = { nome: string; ultimoMese: string | null }
export const PERSON = { id: true, nome: true, cognome: true, mandatoAl: true } as const

export const personOf = ({
  nome,
  cognome,
  mandatoAl,
}: Pick<Agent, 'nome' | 'cognome' | 'mandatoAl'>): Person => ({
  nome: `${nome} ${cognome}`,
  ultimoMese: mandatoAl && dayOfColumn(mandatoAl).slice(0, 7),
})

async function peopleOf(tx: Tx, righe: readonly RigaBudget[]): Promise<Map<string, Person>> {
  const ids = [...new Set(righe.map(({ agentId }) => agentId))]
  const rows = await tx.agent.findMany({ where: { id: { in: ids } }, select: PERSON })
  return new Map(rows.map((row) => [row.id, personOf(row)]))
}

/** 422 by cell for what nobody may write: months that are locked, agents who are not there or have left before. */
export async function checkCells(tx: Tx, anno: number, righe: readonly RigaBudget[]): Promise<void> {
  const year = await tx.budgetAnno.findUnique({ where: { anno } })
  refuse(righe, anno, await peopleOf(tx, righe), year?.bloccati ?? [])
}

function refuse(
  righe: readonly RigaBudget[],
  anno: number,
  people: ReadonlyMap<string, Person>,
  locked: readonly number[],
): void {
  const errors: FieldError[] = righe.flatMap((riga, index) => {
    const path = `righe.${index}`
    const person = people.get(riga.agentId)
    if (!person) return [{ path: `${path}.agentId`, message: 'Questo agente non c’è.' }]
    const message = whyNotMonth(person, { anno, ...riga }, locked)
    return message ? [{ path: `${path}.mese`, message }] : []
  })
  if (errors.length > 0) throw new AppError('invalid', errors[0]?.message ?? '', { errors })
}

/** Why nobody may write this month of somebody; Italian. `importo`: null takes a target away, which a leaver's may be. */
export function whyNotMonth(
  person: Person,
  { anno, mese, importo }: { anno: number; mese: number; importo: number | null },
  locked: readonly number[],
): string | null {
  if (locked.includes(mese)) return `${nameOf(mese)} ${anno} è bloccato.`
  const month = `${anno}-${String(mese).padStart(2, '0')}`
  const isOver = importo !== null && person.ultimoMese !== null && month > person.ultimoMese
  return isOver ? `Il mandato di ${person.nome} è finito prima di questo mese.` : null
}

const nameOf = (mese: number) => {
  const name = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, mese - 1)),
  )
  return capitalized(name)
}

/** What is 0 euro and no cases is no target. */
async function write(tx: Tx, anno: number, righe: readonly RigaBudget[], old: ReadonlyMap<string, Budget>) {
  const gone: string[] = []
  const rows: Prisma.BudgetCreateManyInput[] = []
  for (const { agentId, product, mese, importo, pezzi } of righe) {
    const before = old.get(cellOf({ agentId, product, mese }))
    const cases = pezzi === undefined ? (before?.pezzi ?? null) : pezzi
    const cents = BigInt(toCents(importo ?? 0))
    if (before) gone.push(before.id)
    if (cents === 0n && cases === null) continue
    rows.push({
      id: before?.id ?? newId(),
      agentId,
      product,
      anno,
      mese,
      importo: cents,
      pezzi: cases,
      ...(before && { version: before.version + 1, createdAt: before.createdAt }),
    })
  }
  // In place of an update for each cell: thousands of them are two statements.
  await tx.budget.deleteMany({ where: { id: { in: gone } } })
  await tx.budget.createMany({ data: rows })
}

/** The cells of a save as the history tells of them: those alone, by name. */
function tellCells(
  righe: readonly RigaBudget[],
  cells: ReadonlyMap<string, Budget>,
  people: ReadonlyMap<string, Person>,
) {
  return righe.flatMap((riga) => {
    const cell = cells.get(cellOf(riga))
    if (!cell) return []
    const { product, mese } = riga
    return [
      {
        agente: people.get(riga.agentId)?.nome ?? '',
        prodotto: PRODOTTI[product],
        mese: MESI[mese - 1],
        budget: toEuro(cell.importo),
        ...(cell.pezzi === null ? {} : { pezzi: cell.pezzi }),
      },
    ]
  })
}
