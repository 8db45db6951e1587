import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { agentSql } from '@/lib/auth/agent-scope'
import { byRole } from '@/lib/auth/by-role'
import type { Month } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import { CUBES, type CubeDim, type CubeName, type CubeRow, columnOf, type Dim, type DimValues } from './cubes'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** How a dimension is stored where it is not known, and its type: filters are compared in it, so that indexes serve. */
const TYPES: Partial<Record<Dim, { type: string; none?: string }>> = {
  agentId: { type: 'uuid', none: NOBODY },
  agencyId: { type: 'uuid', none: NOBODY },
  bankId: { type: 'uuid', none: NOBODY },
  employeeId: { type: 'uuid', none: NOBODY },
  regione: { type: 'bpchar', none: '--' },
  provincia: { type: 'bpchar', none: '--' },
  product: { type: 'prodotto' },
  stato: { type: 'stato_pratica' },
  da: { type: 'stato_pratica' },
  a: { type: 'stato_pratica' },
  mese: { type: 'date' },
  giorno: { type: 'date' },
  dal: { type: 'date' },
  quota: { type: 'quota_provvigione' },
  mov: { type: 'int' },
  storno: { type: 'boolean' },
  settimana: { type: 'date' },
}

type Filter<C extends CubeName> = {
  [D in CubeDim<C>]?: DimValues[D] | readonly DimValues[D][]
}

export type CubeQuery<C extends CubeName, D extends CubeDim<C>> = {
  /**
   * Whose figures: an administrator reads all, an agent what is in their scope (own, team, agency, all). Null: the whole
   * network, for figures that name nobody (a median) or a job; the caller has authorised it.
   */
  reader: Actor | null
  /** First and last month, both in. Only of cubes that have a month; without them all months. */
  from?: Month
  to?: Month
  /** Dimensions of the rows, in the order in which they are sorted; without any, one row with the sum of all. */
  by?: readonly D[]
  /** One value or any of several; null is nobody's. */
  where?: Filter<C>
  /** A further condition on the cube's columns, under the alias `c`. */
  and?: Prisma.Sql
}

/**
 * Sums of a cube, exact at this instant: folded cells and what still waits in the queue are read in one statement.
 * Measures are numbers; amounts are cents. Cells that nobody ever filled make no rows: a month without production is
 * absent.
 */
export async function readCube<C extends CubeName, const D extends CubeDim<C> = never>(
  cube: C,
  query: CubeQuery<C, D>,
): Promise<CubeRow<C, D>[]> {
  const by = query.by ?? []
  const measures = CUBES[cube].measures.map((name: string) =>
    Prisma.raw(`coalesce(sum(c.${columnOf(name)}), 0)::float8 AS "${name}"`),
  )
  const columns = by.map((dim) => Prisma.raw(`${read(dim)} AS "${dim}"`))
  const keys = by.map((dim) => Prisma.raw(`c.${columnOf(dim)}`))
  const grouped = keys.length
    ? Prisma.sql`GROUP BY ${Prisma.join(keys)} ORDER BY ${Prisma.join(keys)}`
    : Prisma.empty
  return db().$queryRaw<CubeRow<C, D>[]>`
    SELECT ${Prisma.join([...columns, ...measures])} FROM ${Prisma.raw(`${cube}_ora`)} c
    WHERE ${Prisma.join(conditions(cube, query), ' AND ')} ${grouped}`
}

/** A dimension as it goes out. */
function read(dim: Dim): string {
  const column = `c.${columnOf(dim)}`
  if (dim === 'mese') return `to_char(${column}, 'YYYY-MM')`
  if (dim === 'giorno' || dim === 'dal' || dim === 'settimana') return `to_char(${column}, 'YYYY-MM-DD')`
  const none = TYPES[dim]?.none
  return none ? `nullif(${column}::text, '${none}')` : `${column}::text`
}

function conditions<C extends CubeName, D extends CubeDim<C>>(
  cube: C,
  { reader, from, to, where = {}, and }: CubeQuery<C, D>,
): Prisma.Sql[] {
  const filters = Object.entries(where).flatMap(([dim, value]) =>
    value === undefined ? [] : [filter(dim as Dim, [value].flat() as (string | null)[])],
  )
  return [
    scopeOf(cube, reader),
    ...(from ? [Prisma.sql`c.mese >= ${`${from}-01`}::date`] : []),
    ...(to ? [Prisma.sql`c.mese <= ${`${to}-01`}::date`] : []),
    ...filters,
    ...(and ? [and] : []),
  ]
}

/** Agents and agencies of a cube are those of its facts: the scope is asked of them as of the rows of cases. */
function scopeOf(cube: CubeName, reader: CubeQuery<CubeName, never>['reader']): Prisma.Sql {
  if (!reader) return Prisma.sql`TRUE`
  return byRole(reader.role, {
    admin: () => Prisma.sql`TRUE`,
    agent: () => ofAgent(cube, reader),
    client: () => Prisma.sql`FALSE`,
  })
}

function ofAgent(cube: CubeName, reader: Actor): Prisma.Sql {
  const dims: readonly Dim[] = CUBES[cube].dims
  if (!dims.includes('agentId')) return Prisma.sql`FALSE`
  if (cube === 'cubo_provvigioni')
    return Prisma.sql`(${agentSql('provvigione', 'c', reader)} AND c.agent_id <> ${NOBODY}::uuid)`
  return agentSql(dims.includes('agencyId') ? 'pratica' : 'client', 'c', reader)
}

function filter(dim: Dim, values: readonly (string | null)[]): Prisma.Sql {
  const { type = 'text', none = '' } = TYPES[dim] ?? {}
  const stored = values.map((value) => (dim === 'mese' ? `${value}-01` : (value ?? none)))
  return Prisma.sql`c.${Prisma.raw(columnOf(dim))} = ANY(${stored}::${Prisma.raw(`${type}[]`)})`
}
