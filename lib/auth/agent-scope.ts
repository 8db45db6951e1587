import 'server-only'
import type { Tx } from '@/lib/core/db'
import { deciding } from '@/lib/core/impersonal'
import { Prisma } from '@/prisma/generated/client'
import { type Actor, can } from './actor'
import type { PermissionFlag } from './permissions'

/**
 * Which rows of the network an agent may see, as one rule: their own; with `team_see` those of everybody below them;
 * with `pratiche_agency` those of their agency; with `all` every row. Each flag adds its rows to the others'.
 */
export type Width = 'own' | 'team' | 'agency' | 'all'

/** The tables whose rows belong to an agent, by their model. */
type Wheres = {
  pratica: Prisma.PraticaWhereInput
  lead: Prisma.LeadWhereInput
  contactRequest: Prisma.ContactRequestWhereInput
  client: Prisma.ClientWhereInput
  prediction: Prisma.PredictionWhereInput
  provvigione: Prisma.ProvvigioneWhereInput
  estratto: Prisma.EstrattoWhereInput
  quote: Prisma.QuoteWhereInput
  reclamo: Prisma.ReclamoWhereInput
  attestatoEsterno: Prisma.AttestatoEsternoWhereInput
}
export type ScopedModel = keyof Wheres

/** Rows that name an agency themselves; those of the other tables have their agent's. */
const NAMES_AGENCY: Record<ScopedModel, boolean> = {
  pratica: true,
  lead: true,
  contactRequest: true,
  client: false,
  prediction: false,
  provvigione: false,
  estratto: false,
  quote: false,
  reclamo: false,
  attestatoEsterno: false,
}

/** What somebody earns is theirs and their managers' to know, not that of the agency's colleagues; head office's is nobody's. */
const isPersonal = (model: ScopedModel) => model === 'provvigione' || model === 'estratto'

/** One part of what an agent sees: rows of an agent, of everybody below one, of an agency. */
type Circle = { of: 'agent' | 'team' | 'agency'; id: string }

const FLAGS = { team: 'team_see', agency: 'pratiche_agency' } as const satisfies Record<
  string,
  PermissionFlag
>

function circlesOf(actor: Actor): Circle[] | 'all' {
  // `can` lets `all` pass any flag, but only of an agent's own permissions does it open every row.
  if (actor.permissions.all === true) return 'all'
  const { userId, agencyId } = actor
  return [
    { of: 'agent', id: userId },
    ...(can(actor, FLAGS.team) ? [{ of: 'team', id: userId } as const] : []),
    ...(can(actor, FLAGS.agency) && agencyId ? [{ of: 'agency', id: agencyId } as const] : []),
  ]
}

/**
 * The widest circle: what a screen offers to choose from depends on it. Whose circle it is does not come out, so that a
 * page made for everybody with the same rights may ask.
 */
export function widthOf(actor: Actor): Width {
  const circles = deciding(() => circlesOf(actor))
  if (circles === 'all') return 'all'
  const has = (of: Circle['of']) => circles.some((circle) => circle.of === of)
  return has('agency') ? 'agency' : has('team') ? 'team' : 'own'
}

/** The circles in which an agent sees rows of a table. */
function circlesIn(model: ScopedModel, actor: Actor): Circle[] | 'all' {
  const circles = circlesOf(actor)
  return circles !== 'all' && isPersonal(model) ? circles.filter(({ of }) => of !== 'agency') : circles
}

/** The agent's rows of a table as a Prisma `where`; true for every row. */
export function agentRows<M extends ScopedModel>(model: M, actor: Actor): true | Wheres[M] {
  const circles = circlesIn(model, actor)
  if (circles === 'all') return isPersonal(model) ? ({ agentId: { not: null } } as Wheres[M]) : true
  const parts = circles.map(({ of, id }) => {
    if (of === 'agent') return { agentId: id }
    if (of === 'team') return { agent: { managerIds: { has: id } } }
    return NAMES_AGENCY[model] ? { agencyId: id } : { agent: { agencyId: id } }
  })
  return (parts.length === 1 ? parts[0] : { OR: parts }) as Wheres[M]
}

/**
 * The same rows as an SQL condition with its parameters; `alias` names the table in the statement. The agents of a circle are
 * an array, so that each part of the "or" finds its rows by an index.
 */
export function agentSql(model: ScopedModel, alias: string, actor: Actor): Prisma.Sql {
  const circles = circlesIn(model, actor)
  const table = Prisma.raw(alias)
  if (circles === 'all')
    return isPersonal(model) ? Prisma.sql`${table}.agent_id IS NOT NULL` : Prisma.sql`TRUE`
  const parts = circles.map(({ of, id }) => {
    if (of === 'agent') return Prisma.sql`${table}.agent_id = ${id}::uuid`
    if (of === 'team')
      return Prisma.sql`${table}.agent_id = ANY(ARRAY(SELECT id FROM agents WHERE manager_ids @> ARRAY[${id}]::uuid[]))`
    if (NAMES_AGENCY[model]) return Prisma.sql`${table}.agency_id = ${id}::uuid`
    return Prisma.sql`${table}.agent_id = ANY(ARRAY(SELECT id FROM agents WHERE agency_id = ${id}::uuid))`
  })
  return Prisma.sql`(${Prisma.join(parts, ' OR ')})`
}

/**
 * The agents whose figures an agent answers for: those whose earnings they may know, by the same circles. A person who may do
 * something for them asks for `team_see` first.
 */
export function ledAgents(actor: Actor): Prisma.AgentWhereInput {
  const circles = circlesIn('provvigione', actor)
  if (circles === 'all') return {}
  return { OR: circles.map(({ of, id }) => (of === 'agent' ? { id } : { managerIds: { has: id } })) }
}

type Owned = { agentId: string | null; agencyId: string | null }
type Reader = { role: 'agent'; userId: string; permission?: PermissionFlag }

/**
 * The rule the other way round: the agents who see a row that names its agency, as rules of a realtime audience. The
 * flag is asked again when a message is delivered.
 */
export async function agentsWhoSee(tx: Tx, { agentId, agencyId }: Owned): Promise<Reader[]> {
  const rows = await tx.$queryRaw<{ id: string; of: Circle['of'] }[]>`
    SELECT g.id, c.of
    FROM agents g
    LEFT JOIN agents owner ON owner.id = ${agentId}::uuid
    CROSS JOIN LATERAL (VALUES
      ('agent', g.id = owner.id),
      ('team', (g.permissions -> ${FLAGS.team}::text = 'true' OR g.permissions -> 'all' = 'true')
        AND (g.id = ANY(owner.manager_ids) OR g.permissions -> 'all' = 'true')),
      ('agency', g.permissions -> ${FLAGS.agency}::text = 'true' AND g.agency_id = ${agencyId}::uuid)
    ) AS c(of, sees)
    WHERE c.sees AND g.status = 'validated'`
  return rows.map(({ id, of }) => ({
    role: 'agent',
    userId: id,
    ...(of === 'agent' ? {} : { permission: FLAGS[of] }),
  }))
}
