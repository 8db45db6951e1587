import 'server-only'
import { addDays, dayOfColumn } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { findRow } from '@/lib/resources/read'
import type { Agent, AgentChiusura, Prisma } from '@/prisma/generated/client'
import { seesJob } from '../jobs/data'
import { presentJob } from '../jobs/present'
import { type LeftPlace, weightsOf, withLastEpoch } from '../leads/perc-leads/return-weights'
import type { Closing, ClosingJob } from './offboard-schema'
import { agents } from './resource'

/** So long the end of a mandate can be undone. */
const HOURS = 24

/** Columns of the agent that the end of a mandate writes. */
export type Before = Pick<Agent, 'status' | 'published'> & {
  mandatoAl: string | null
  lasciatoIl: string | null
}

const day = (date: Date | null) => date && dayOfColumn(date)

/** What the end of a mandate is about to change, and would have to be put back. */
export async function stateBefore(tx: Tx, { id, status, published, mandatoAl, lasciatoIl }: Agent) {
  const substitutes = await tx.agent.findMany({
    where: { sostitutoId: id },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const prima: Before = { status, published, mandatoAl: day(mandatoAl), lasciatoIl: day(lasciatoIl) }
  return { prima, sostituiva: substitutes.map((one) => one.id), places: await weightsOf(tx, id) }
}

/** The last closing of an agent, as long as it can be undone. */
export const undoableClosing = (tx: Tx, agentId: string, now = new Date()): Promise<AgentChiusura | null> =>
  tx.agentChiusura.findFirst({
    where: { agentId, riapertaAt: null, at: { gt: addDays(now, -HOURS / 24) } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })

/** Keeps what was changed. A closing that goes on, after its job was stopped, is one with the first: only its jobs are more. */
export async function keepClosing(
  tx: Tx,
  agentId: string,
  jobId: string,
  { prima, sostituiva, places }: Awaited<ReturnType<typeof stateBefore>>,
): Promise<void> {
  const open = prima.status === 'blocked' ? await undoableClosing(tx, agentId) : null
  if (open) {
    await tx.agentChiusura.update({ where: { id: open.id }, data: { lavori: { push: jobId } } })
    return
  }
  const pesi: LeftPlace[] = await withLastEpoch(tx, places)
  await tx.agentChiusura.create({
    data: {
      id: newId(),
      agentId,
      sostituiva,
      lavori: [jobId],
      prima: prima as unknown as Prisma.InputJsonObject,
      pesi: pesi as unknown as Prisma.InputJsonArray,
    },
  })
}

/** Until when the end of an agent's mandate can be undone, and the work that it started, for the page of the agent. */
export async function closingOf(ctx: Ctx, id: string): Promise<Closing> {
  await findRow(agents, agents.access.update, ctx.actor, id)
  const last = await db().agentChiusura.findFirst({
    where: { agentId: id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  if (!last) return { annullabileFino: null, passaggio: null, rientro: null }
  const until = addDays(last.at, HOURS / 24)
  const isOpen = last.riapertaAt === null && until > new Date()
  const [passaggio, rientro] = last.riapertaAt
    ? [null, await jobOf(ctx, last.rientroId)]
    : [await jobOf(ctx, last.lavori.at(-1)), null]
  return { annullabileFino: isOpen ? until.toISOString() : null, passaggio, rientro }
}

/** Null once it is too old to be kept. */
async function jobOf({ actor }: Ctx, id: string | null | undefined): Promise<ClosingJob | null> {
  const job = id ? await db().jobProgress.findUnique({ where: { id } }) : null
  if (!job) return null
  const by = job.ownerId ? await db().admin.findUnique({ where: { id: job.ownerId } }) : null
  const { _id, title, state, createdAt } = presentJob(job)
  const avviatoDa = by ? `${by.name} ${by.surname}` : ''
  return { _id, title, state, createdAt, avviatoDa, visibile: seesJob(actor, job) }
}
