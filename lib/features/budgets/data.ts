import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { ledAgents } from '@/lib/auth/agent-scope'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { type MatrixRow, readMatrix } from '@/lib/reports/summary/matrix'
import { parseSummaryQuery } from '@/lib/reports/summary/query'
import { setting } from '@/lib/settings/read'
import type { Prisma } from '@/prisma/generated/client'
import { budgetAgenti } from './budget-agenti'
import type { Anno, BudgetQuery, GruppoBudget } from './schema'
import { stagionalita } from './settings'

export const thisYear = (): number => Number(todayInRome().slice(0, 4))

/** A year of targets and of what came of them, by month, in the reader's scope; every active agent has a row. */
export async function readYear(actor: Actor, query: BudgetQuery = {}): Promise<Anno> {
  const { gruppo = 'agente', product, agencyId } = query
  const anno = query.anno ? Number(query.anno) : thisYear()
  const asked = new URL('https://budget.invalid/')
  const params = { from: `${anno}-01-01`, to: `${anno}-12-31`, ...groupOf(actor, gruppo) }
  for (const [name, value] of Object.entries(params)) asked.searchParams.set(name, value)
  if (product) asked.searchParams.set('filter[product]', product)
  if (agencyId) asked.searchParams.set('filter[agencyId]', agencyId)
  const parsed = parseSummaryQuery(budgetAgenti, actor, asked)
  const [matrix, year, shares] = await Promise.all([
    readMatrix(budgetAgenti, actor, parsed),
    db().budgetAnno.findUnique({ where: { anno } }),
    setting(stagionalita),
  ])
  const everybody = parsed.gruppo === 'agente' ? whoseTargets(actor, agencyId) : null
  const paths = budgetAgenti.columns.map(({ path }) => path)
  const rows = everybody ? await withEverybody(matrix.rows, everybody, paths) : matrix.rows
  return {
    anno,
    version: year?.version ?? null,
    bloccati: year?.bloccati ?? [],
    stagionalita: shares,
    gruppo: parsed.gruppo,
    rows,
    totals: matrix.totals,
    asOf: matrix.asOf,
  }
}

/** Who sees nothing but their own has no groups of people to choose from. */
const groupOf = (actor: Actor, gruppo: GruppoBudget): { gruppo?: string } =>
  byRole(staffRole(actor.role), { admin: () => ({ gruppo }), agent: () => ({}) })

/** Whose targets the reader may write, or propose: everybody's, or those of the team; null where they are not asked. */
function whoseTargets(actor: Actor, agencyId?: string): Prisma.AgentWhereInput | null {
  return byRole(actor.role, {
    admin: () => ({ agencyId }),
    agent: () => (can(actor, 'team_see') ? { agencyId, ...ledAgents(actor) } : null),
    client: () => null,
  })
}

/** Agents who have nothing yet this year: a target is written where there is none. */
async function withEverybody(rows: MatrixRow[], whose: Prisma.AgentWhereInput, paths: readonly string[]) {
  const active = await db().agent.findMany({
    where: { ...whose, status: 'validated' },
    select: { id: true, nome: true, cognome: true },
  })
  const there = new Set(rows.map(({ key }) => key))
  const nothing = Object.fromEntries(paths.map((path) => [path, null]))
  const more = active
    .filter(({ id }) => !there.has(id))
    .map(({ id, nome, cognome }) => ({
      key: id,
      label: `${nome} ${cognome}`,
      mesi: Array.from({ length: 12 }, () => nothing),
      totale: nothing,
    }))
  return [...rows, ...more].toSorted((a, b) => a.label.localeCompare(b.label, 'it'))
}
