import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { agentSql, type ScopedModel } from '@/lib/auth/agent-scope'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { Prisma } from '@/prisma/generated/client'

type Filters = readonly { name: string; text: string }[]

/**
 * Of somebody whom an agent does not see there is no report: 404, as of their records. Seen are those of the agent's own
 * circles, and who has left the agency but has worked there: their rows of then are shown, and open their lists.
 */
export async function refuseStrangers(
  model: ScopedModel,
  actor: Actor | null,
  filters: Filters,
): Promise<void> {
  const text = filters.find(({ name }) => name === 'agentId')?.text
  if (actor?.role !== 'agent' || !text) return
  const ids = [...new Set(text.split(',').filter((id) => isId(id) && id !== actor.userId))]
  if (ids.length === 0) return
  const seen = (alias: string) => agentSql(model, alias, actor)
  const [{ n } = { n: 0 }] = await db().$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM unnest(${ids}::uuid[]) AS i (id)
    WHERE EXISTS (SELECT FROM (SELECT id AS agent_id, agency_id FROM agents WHERE id = i.id) a WHERE ${seen('a')})
      OR EXISTS (SELECT FROM pratica_fatti f WHERE f.agent_id = i.id AND ${seen('f')} AND ${NOT_PERSONAL(model)})`
  if (n < ids.length) throw notFound()
}

/** What somebody earns is not known by their agency: whose rows they were then does not matter. */
const NOT_PERSONAL = (model: ScopedModel) =>
  model === 'provvigione' || model === 'estratto' ? Prisma.sql`FALSE` : Prisma.sql`TRUE`
