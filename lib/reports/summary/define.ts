import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { agentSql, widthOf } from '@/lib/auth/agent-scope'
import { byRole } from '@/lib/auth/by-role'
import type { PermissionFlag } from '@/lib/auth/permissions'
import type { Filter } from '@/lib/resources/view'
import type { Option } from '@/lib/words/options'
import { Prisma } from '@/prisma/generated/client'
import type { ReportArea } from '../define'
import type { SummaryChart } from './chart-view'
import type { Step } from './periods'
import type { SummaryColumn, SummaryView } from './view'

/** Sums by their name; money in cents. */
export type Sums<M extends string> = Readonly<Record<M, number>>

/** Rows of one group in one period, as the filters of the list that shows them would say it. */
export type Drill = {
  area: ReportArea
  from: string
  to: string
  /** Values of the filters that are set, and of the group where a filter says the same. */
  filters: Readonly<Record<string, string>>
}

export type Column<M extends string> = SummaryColumn & {
  /** Not shown until chosen. */
  hidden?: true
  /**
   * Always a formula on sums, so that the whole's figure is made like that of a part; null where there is nothing to divide
   * by. The second sums are the whole's, for a share of it.
   */
  value: (sums: Sums<M>, whole: Sums<M>) => number | null
  /** Of how many it is a mean or a share: of few it says little. */
  of?: (sums: Sums<M>) => number
  /** Not by a formula: the place of an agent among all who worked, by this figure. */
  rank?: string
  /** Who may see it, besides those who may see the summary. */
  permission?: PermissionFlag
  /** For the office alone; or for an agent who sees nothing but their own rows, so that it says nothing of others. */
  only?: 'office' | 'own'
  /** The address of the list of what it counts; null where there is none. */
  drill?: (drill: Drill) => string | null
  /** Its list has a filter for rows that name nobody, and a row of them opens it. */
  ofNobody?: true
}

/** What is asked of a part: by what the rows are grouped, one or two groupings, which filters are set, and by whom. */
export type Question = { groups: readonly string[]; filters: readonly string[]; role: Actor['role'] }

/** One statement: a relation whose rows are added up. */
export type Part<M extends string, G extends string, F extends string> = {
  /** A relation; or made when it is read, where a setting decides which rows it has. */
  from: string | (() => Promise<Prisma.Sql>)
  /** Answers only these questions, where another part answers the others from a smaller relation. */
  when?: (asked: Question) => boolean
  /** Its month, where it has one: a stock is of today, whatever the period. */
  month?: string
  /** The same figures by `giorno`, for periods that are not of whole months; without it they are left out there. */
  days?: string
  /** The same by `giorno`, where the days serve for nothing but the part of an earlier month that is compared with this one so far. */
  compared?: string
  /**
   * What stands beside a month that has not ended: a goal is of the whole month whatever the day, and what is measured of closed
   * months alone leaves it out on both sides. Of anything else as many days as the month has had.
   */
  like?: 'whole' | 'closed'
  /** By its name, what is added up. */
  measures: Partial<Record<M, string>>
  /** Only these rows. */
  where?: string
  /** The expression of each grouping, as text; none where the relation does not know it, and the part stays out. */
  keys: Partial<Record<G, string>>
  /** Column and PostgreSQL type of each filter; a filter that a part lacks leaves its figures out. */
  filters: Partial<Record<F, { column: string; type: string }>>
}

/** What rows stand for. `words`: "per mese". */
export type Grouping = {
  label: string
  words: string
  /** The filter that says the same as a row, with the row's key for its value. */
  filter?: string
  /** Not for agents who see nothing but their own. */
  shared?: true
  /** As many rows as it may have, where they are drawn and not read. */
  most?: number
} & (
  | { kind: Step }
  | { kind: 'options'; options: readonly Option[] }
  /** A statement that names the keys, as `key` and `label`; what it does not name is `none`. */
  | { kind: 'table'; names: string; none: string; through?: Through }
  /** Two of the others: a row for each pair of their keys. */
  | { kind: 'crossed'; of: readonly [string, string] }
)

/** Stands between the two keys of a crossed row. */
export const CROSSED = '|'

/** Rows that gather those of another grouping: a statement that says which, as `key` and `whole`. */
export type Through = { of: string; statement: string }

const STEPS: readonly string[] = ['day', 'month', 'quarter', 'year'] satisfies Step[]
/** What a row of time is; null where rows are something else. */
export const stepOf = ({ kind }: Grouping): Step | null => (STEPS.includes(kind) ? (kind as Step) : null)

/** A row that gathers others has no key of its own to stand beside another. */
export const isCrossing = (grouping: Grouping): boolean => !(grouping.kind === 'table' && grouping.through)

type Declaration<M extends string, G extends string, F extends string> = {
  /** Path under /v2/reports, and the name of its file of an export. */
  name: string
  title: string
  about: string
  labels: SummaryView['labels']
  /** The flags that open it; without those of an agent it is for administrators alone. */
  access: { admin: PermissionFlag; agent?: readonly PermissionFlag[] }
  /** What an agent needs to read the figures of others in it; without the flag they are the reader's own, whoever else is seen elsewhere. */
  team?: PermissionFlag
  /** Of the months to come: without a period it is this one and the five after it. */
  ahead?: true
  /** Of a calendar year: without a period it is this one, its months to come included. */
  year?: true
  groupings: Record<G, Grouping>
  filters: readonly (Filter & { name: F; shared?: true })[]
  /** Rows that are no months come in the order of the first. */
  main: readonly string[]
  measures: readonly M[]
  columns: readonly Column<NoInfer<M>>[]
  parts: readonly Part<NoInfer<M>, NoInfer<G>, NoInfer<F>>[]
  /** What is drawn besides the first figure. */
  charts?: readonly SummaryChart[]
}

export type Summary = Readonly<Declaration<string, string, string>>

/** Figures of many rows by groups: page, route, file and tests come from it. */
export function defineSummary<const M extends string, const G extends string, const F extends string>(
  declaration: Declaration<M, G, F>,
): Summary {
  return declaration as unknown as Summary
}

/** Whose rows an actor's figures are of. */
export function summaryScope(alias: string, actor: Actor): Prisma.Sql {
  return byRole(actor.role, {
    admin: () => Prisma.sql`TRUE`,
    agent: () => agentSql('pratica', alias, actor),
    client: () => Prisma.sql`FALSE`,
  })
}

/** Whether some of its figures are known by the day. */
export const hasDays = ({ parts }: Summary): boolean => parts.some(({ days }) => days !== undefined)

/** Who sees others elsewhere, and in this summary nobody else. */
export const isNarrowed = ({ team }: Summary, actor: Actor): boolean =>
  actor.role === 'agent' && team !== undefined && !can(actor, team) && widthOf(actor) !== 'own'

/** The reader as far as the summary lets them see. */
export const readerOf = (summary: Summary, actor: Actor): Actor =>
  isNarrowed(summary, actor)
    ? { ...actor, permissions: { ...actor.permissions, team_see: false, pratiche_agency: false } }
    : actor

export const isOwn = (summary: Summary, actor: Actor): boolean =>
  actor.role === 'agent' && (widthOf(actor) === 'own' || isNarrowed(summary, actor))

export const columnsFor = (summary: Summary, actor: Actor): readonly Column<string>[] =>
  summary.columns.filter(
    ({ permission, only }) =>
      (!permission || can(actor, permission)) &&
      (only === undefined || (only === 'office' ? actor.role === 'admin' : isOwn(summary, actor))),
  )

/** What the reader may group by, the first by default. */
export const groupingsFor = (summary: Summary, actor: Actor): [string, Grouping][] =>
  Object.entries(summary.groupings).filter(([, { shared }]) => !(shared && isOwn(summary, actor)))

export const filtersFor = (summary: Summary, actor: Actor): readonly Filter[] =>
  summary.filters.filter(({ shared }) => !(shared && isOwn(summary, actor)))

/** What a reader is told of a column. */
export const shownOf = ({
  path,
  label,
  kind,
  definition,
  moreIs,
  matures,
}: Column<string>): SummaryColumn => ({
  path,
  label,
  kind,
  definition,
  ...(moreIs && { moreIs }),
  ...(matures && { matures }),
})

/** The summary as one reader's screen shows it. */
export function viewOf(summary: Summary, actor: Actor): SummaryView {
  const columns = columnsFor(summary, actor)
  return {
    path: `reports/${summary.name}`,
    title: summary.title,
    about: summary.about,
    labels: summary.labels,
    list: {
      columns: [
        { path: 'gruppo', label: 'Gruppo', kind: 'title' as const },
        ...columns.map(({ path, label, kind, definition, hidden }) => ({
          path,
          label,
          kind: fileKind(kind),
          definition,
          sort: path,
          ...(hidden && { hidden }),
        })),
      ],
      filters: filtersFor(summary, actor),
      defaultSort: '',
      search: false,
    },
    columns: columns.map(shownOf),
    groupings: groupingsFor(summary, actor).map(([name, grouping]) => ({
      name,
      label: grouping.label,
      words: grouping.words,
      step: stepOf(grouping),
      crosses: isCrossing(grouping),
    })),
    ahead: summary.ahead ?? false,
    ...(summary.year && { year: true }),
    days: hasDays(summary),
    main: summary.main.filter((path) => columns.some((column) => column.path === path)),
    charts: summary.charts ?? [],
    ...(isNarrowed(summary, actor) && { narrowed: true as const }),
  }
}

export const fileKind = (kind: SummaryColumn['kind']) =>
  kind === 'money' ? ('money' as const) : ('number' as const)
