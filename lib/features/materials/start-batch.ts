import 'server-only'
import { db, withTransaction } from '@/lib/core/db'
import { forbidden, invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { managesAgents } from '@/lib/features/agents/access'
import { audienceWhere } from '@/lib/features/audiences/audience-where'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { figuresOf } from './create'
import { noOffer } from './data'
import { findExample, flyerData } from './find-example'
import { titleOf } from './pdf-parts'
import { type MaterialInput, MOST_AGENTS, SCREENS } from './schema'
import type { FlyerData } from './types'

type Batch = { agentIds: string[]; data: FlyerData }

/** For whom, and with which figures of today. @throws 422 on `agentIds`, `audience` or `importo` */
export async function prepareBatch({ actor }: Ctx, asked: MaterialInput): Promise<Batch> {
  if (!managesAgents(actor)) throw forbidden()
  const agentIds = await agentsOf(asked)
  const data = flyerData(asked, await findExample(asked))
  if (!data) throw noOffer()
  return { agentIds, data }
}

async function agentsOf({ agentId, agentIds, audience }: MaterialInput): Promise<string[]> {
  if (agentId || (agentIds && audience))
    throw invalidField('agentIds', 'Scegli gli agenti in un modo solo: uno, alcuni, o per regole.')
  const where = audience
    ? audienceWhere(audience)
    : { id: { in: agentIds ?? [] }, status: 'validated' as const }
  const rows = await db().agent.findMany({
    where,
    orderBy: [{ cognome: 'asc' }, { id: 'asc' }],
    select: { id: true },
    take: MOST_AGENTS + 1,
  })
  if (agentIds && rows.length < new Set(agentIds).size)
    throw invalidField('agentIds', 'Fra gli agenti c’è chi non lavora con noi.')
  if (rows.length === 0) throw invalidField('audience', 'Nessuno, con queste regole.')
  if (rows.length > MOST_AGENTS) throw invalidField('audience', `Al massimo ${MOST_AGENTS} agenti per volta.`)
  return rows.map(({ id }) => id)
}

/**
 * Keeps a flyer for each of the agents, all with the same figures, and has them drawn into an archive by a job whose progress
 * has the returned id.
 */
export async function startBatch(
  ctx: Ctx,
  { kind, layout, colore, input }: MaterialInput,
  { agentIds, data }: Batch,
): Promise<string> {
  const { role, userId } = ctx.actor
  const titolo = titleOf(kind, input)
  const common = {
    kind,
    layout,
    colore,
    titolo,
    ...figuresOf(data),
    createdByRole: role,
    createdById: userId,
  }
  const rows = agentIds.map((agentId) => ({ id: newId(), agentId, ...common }))
  return withTransaction(async (tx) => {
    await tx.agentMaterial.createMany({ data: rows })
    const title = `${titolo}, ${rows.length === 1 ? '1 volantino' : `${rows.length} volantini`}`
    const about = { title, href: `/admin/calculators/${SCREENS[kind]}` }
    const progressId = await startProgress(tx, 'materials.batch', ctx.actor, rows.length, about)
    const payload = { progressId, ids: rows.map(({ id }) => id), by: { role, userId } }
    await enqueue(tx, 'materials.batch', payload, { maxAttempts: 5 })
    return progressId
  }, ctx.tx)
}
