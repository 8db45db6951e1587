import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { agentSql, type ScopedModel, widthOf } from '@/lib/auth/agent-scope'
import { byRole, staffRole } from '@/lib/auth/by-role'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { forbidden, unauthenticated } from '@/lib/core/errors'
import type { Preset } from '@/lib/resources/view'
import { Prisma } from '@/prisma/generated/client'
import type { Figure, ReportColumn, ReportFilter, ReportView, Subtotal } from './view'

export type ReportArea = 'admin' | 'agent'

/** A filter's expression and its PostgreSQL type, or the condition itself for the chosen values of an enumeration. */
export type FilterSql = { sql: Prisma.Sql; type: string } | ((values: readonly string[]) => Prisma.Sql)

/** What rows are put in order by; never null. `reverse`: the figure grows where the expression falls. */
export type SortSql = { sql: Prisma.Sql; type: 'timestamptz' | 'bigint' | 'text'; reverse?: true }

/** `filter` says the same as a key; of a month the filter is of days. Null keys are of nobody. */
export type SubtotalSql = { key: Prisma.Sql; label: Prisma.Sql; filter: string; isMonth?: true }

/**
 * Cells of a cube that add up to the same figures as the rows, whatever their number. Who sees all rows, and filters by
 * nothing but what the cells know, is answered from them.
 */
export type Rollup<F extends string, T extends string> = {
  from: Prisma.Sql
  where: Prisma.Sql
  filters: Partial<Record<F, FilterSql>>
  /** How many rows. */
  count: Prisma.Sql
  totals: Record<T, Prisma.Sql>
  groups?: Partial<Record<F, Prisma.Sql>>
}

/** The statement behind a report: an expression for every name of the declaration. */
export type Source<C extends string, F extends string, T extends string, S extends string> = {
  /** FROM, whose first table is `alias`, the one that the agents' scope is about. */
  from: Prisma.Sql
  /**
   * The first table alone, where filters and figures are of its own columns: with the tables of names beside it, PostgreSQL
   * does not read it from an index that holds them all.
   */
  alone?: Prisma.Sql
  alias: string
  /** The id of a row, where it is not that of its first table. */
  id?: Prisma.Sql
  /** What puts rows of one instant in order, where the id is made of it: the expression is in no index. */
  place?: { sql: Prisma.Sql; ofId: (id: string) => Prisma.Sql }
  /** The version of the record, where verbs change it from the report. */
  version?: Prisma.Sql
  /** The id of the record that a row opens, where it is not its own. */
  opens?: Prisma.Sql
  where: Prisma.Sql
  columns: Record<C, Prisma.Sql>
  sorts: Record<S, SortSql>
  filters: Record<F, FilterSql>
  totals: Record<T, Prisma.Sql>
  /** Key and name of the group of a row, by the name of the grouping. */
  subtotals?: Record<string, SubtotalSql>
  /** The value of each filter of the breakdown for a row, as text. */
  groups?: Partial<Record<F, Prisma.Sql>>
  rollup?: Rollup<F, T>
}

type Declaration<C extends string, F extends string, T extends string, S extends string> = {
  /** Path under /v2/reports, and the name of its file of an export. */
  name: string
  title: string
  about: string
  empty: string
  labels: { one: string; many: string; article: 'm' | 'f' }
  /** The flags that open it; agents see the rows of their scope, administrators all. */
  access: { admin: PermissionFlag; agent: readonly PermissionFlag[] }
  /** Whose scope of an agent it is. */
  model: ScopedModel
  /** Where a row opens, by area. */
  opens: Record<ReportArea, string>
  columns: readonly (ReportColumn & { path: C; sort?: S })[]
  filters: readonly (ReportFilter & { name: F })[]
  defaultSort: S | `-${S}`
  totals: readonly (Figure & { name: T })[]
  /** `totals`: the figures of a cell, where not all of them; the first opens the rows. */
  breakdown?: { title: string; rows: NoInfer<F>; columns: NoInfer<F>; totals?: readonly NoInfer<T>[] }
  /** By what the figures are shown besides. */
  subtotals?: readonly Subtotal[]
  source(now: Date): Promise<Source<NoInfer<C>, NoInfer<F>, NoInfer<T>, NoInfer<S>>>
}

export type Report = Readonly<Declaration<string, string, string, string>>

/** One report: route, export, screens and tests come from it. A name without its expression does not compile. */
export function defineReport<
  const C extends string,
  const F extends string,
  const T extends string,
  const S extends string,
>(declaration: Declaration<C, F, T, S>): Report {
  return declaration as unknown as Report
}

/** The columns that a reader may have: what is the office's is asked of the database for nobody else. */
export const columnsFor = ({ columns }: Report, actor: Actor | null): Report['columns'] =>
  columns.filter(
    ({ office, permission }) =>
      (!office || actor?.role === 'admin') && (!permission || (actor !== null && can(actor, permission))),
  )

/** The same of its figures. */
export const totalsFor = ({ totals }: Report, actor: Actor | null): Report['totals'] =>
  totals.filter(({ office }) => !office || actor?.role === 'admin')

export const sortsOf = ({ columns }: Report): string[] =>
  columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort]))

/** Whether its rows have a day, by which a period is asked for. */
export const isDated = ({ filters }: Pick<Report, 'filters'>): boolean =>
  filters.some(({ name, kind }) => name === 'at' && kind === 'dayRange')

/** Refuses who can see no row of the report. */
export function admitTo({ access }: Report, actor: Actor | null): void {
  if (!actor) throw unauthenticated()
  const isAdmitted = byRole(actor.role, {
    admin: () => can(actor, access.admin),
    agent: () => can(actor, ...access.agent),
    client: () => false,
  })
  if (!isAdmitted) throw forbidden()
}

/** The rows of the report that an actor may see. */
export function scopeOf(report: Report, alias: string, actor: Actor | null): Prisma.Sql {
  if (!actor) throw unauthenticated()
  admitTo(report, actor)
  return byRole(actor.role, {
    admin: () => Prisma.sql`TRUE`,
    agent: () => agentSql(report.model, alias, actor),
    client: () => Prisma.sql`FALSE`,
  })
}

/** The periods that are asked for most. */
const PERIODS: readonly Preset[] = [
  { id: 'sempre', label: 'Sempre', query: '' },
  { id: 'anno', label: 'Quest’anno', query: 'filter[at]=anno..oggi' },
  { id: 'mese', label: 'Questo mese', query: 'filter[at]=mese..oggi' },
]

/** The report as one reader's screen shows it. */
export function viewOf(report: Report, actor: Actor): ReportView {
  const area = staffRole(actor.role)
  const own = area === 'agent' && widthOf(actor) === 'own'
  const offered = <E extends { shared?: true; office?: true }>(list: readonly E[]) =>
    list.filter((one) => !(own && one.shared) && !(area === 'agent' && one.office))
  const { name, title, about, empty, labels, opens, filters, defaultSort, breakdown } = report
  const totals = totalsFor(report, actor)
  return {
    path: `reports/${name}`,
    title,
    about,
    empty,
    labels,
    opens: opens[area],
    list: {
      columns: offered(columnsFor(report, actor)),
      filters: offered(filters),
      defaultSort,
      search: false,
      ...(isDated(report) && { presets: PERIODS }),
    },
    totals,
    subtotals: offered(report.subtotals ?? []),
    breakdown: breakdown
      ? {
          title: breakdown.title,
          rows: filterOf(report, breakdown.rows),
          columns: filterOf(report, breakdown.columns),
          // A mean of means is none.
          totals: totals.filter(
            ({ name: one, isRatio }) => !isRatio && (breakdown.totals?.includes(one) ?? true),
          ),
        }
      : null,
  }
}

function filterOf({ name, filters }: Report, wanted: string) {
  const filter = filters.find((one) => one.name === wanted)
  if (!filter) throw new Error(`${name} has no filter ${wanted}`)
  return filter
}
