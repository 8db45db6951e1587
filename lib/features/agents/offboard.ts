import 'server-only'
import { revokeAll } from '@/lib/auth/sessions'
import { columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Agent } from '@/prisma/generated/client'
import { leaveWeights } from '../leads/perc-leads/leave-weights'
import { keepClosing, stateBefore } from './closing'
import { countHoldings } from './holdings'
import { lockAgent } from './lock'
import {
  GRUPPI,
  type Gruppo,
  type Holdings,
  type OffboardInput,
  PER_AGENZIA,
  PER_PESI,
} from './offboard-schema'
import { agents } from './resource'

export const OFFBOARD = 'agents.offboard'

/**
 * Ends an agent's mandate. At once: no access, no page, no weights, so that nothing more arrives. What hangs on the agent
 * goes to others in a job, whose progress has the returned id; production of the past stays the agent's. For a day it can be
 * undone (reinstate.ts). Asked again, after a job that was stopped, it goes on with what is left.
 */
export async function offboardAgent(ctx: Ctx, id: string, input: OffboardInput): Promise<string> {
  return withTransaction(async (tx) => {
    const before = await lockAgent({ ...ctx, tx }, id)
    await refuseRunning(tx, id, OFFBOARD)
    const today = todayInRome()
    if (input.al > today)
      throw invalidField('al', 'La chiusura parte subito: scegli oggi o un giorno passato.')
    if (before.mandatoDal && input.al < dayOfColumn(before.mandatoDal))
      throw invalidField('al', 'Il mandato è cominciato dopo questo giorno.')
    const holdings = await countHoldings(tx, id)
    await checkTargets(tx, before, holdings, input)
    const kept = await stateBefore(tx, before)
    await leaveWeights(tx, ctx, id)
    await tx.agent.updateMany({ where: { sostitutoId: id }, data: { sostitutoId: null } })
    // Only a page that was there says that its agent has left.
    const left = before.published ? { lasciatoIl: columnOfDay(today) } : {}
    const mandatoAl = columnOfDay(input.al)
    const change = { status: 'blocked', published: false, mandatoAl, ...left } as const
    await writeVerb(agents, { ...ctx, tx }, { before, change, reason: input.motivo })
    await revokeAll(tx, { role: 'agent', userId: id }, 'accesso sospeso')
    const total = (Object.keys(GRUPPI) as Gruppo[]).reduce((sum, group) => sum + holdings[group], 0)
    const title = `Consegne di ${before.nome} ${before.cognome}`
    const about = { title, href: `/admin/site/agents/${id}?scheda=mandato` }
    const progressId = await startProgress(tx, OFFBOARD, ctx.actor, total, about)
    await keepClosing(tx, id, progressId, kept)
    const { userId, nome, cognome } = ctx.actor
    const by = { userId, nome, cognome }
    await enqueue(tx, OFFBOARD, { progressId, agentId: id, by, input }, { maxAttempts: 8 })
    return progressId
  }, ctx.tx)
}

/** Two hand-overs of one person at the same time would give the same rows twice. */
export async function refuseRunning(tx: Tx, agentId: string, ...kinds: string[]): Promise<void> {
  const running = await tx.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM job_progress p
    JOIN graphile_worker._private_jobs j ON j.payload ->> 'progressId' = p.id::text
    WHERE p.kind = ANY (${kinds}) AND p.state IN ('in_coda', 'in_corso') AND j.payload ->> 'agentId' = ${agentId} LIMIT 1`
  if (running.length > 0) throw new AppError('conflict', 'Il passaggio di consegne è già in corso.')
}

const refused = (group: Gruppo, message: string) => invalidField(`${group}.a`, message)

/** Every group that is not empty has somebody to go to. */
async function checkTargets(tx: Tx, leaver: Agent, holdings: Holdings, input: OffboardInput): Promise<void> {
  for (const group of Object.keys(GRUPPI) as Gruppo[]) {
    const target = input[group]?.a
    if (holdings[group] > 0 && !target) throw refused(group, 'Scegli a chi affidare questo gruppo.')
    if (!target || holdings[group] === 0) continue
    if (target === PER_AGENZIA) await checkAgency(tx, leaver, group)
    else if (target !== PER_PESI) await checkPerson(tx, leaver, group, target)
  }
}

async function checkAgency(tx: Tx, { id, agencyId }: Agent, group: Gruppo): Promise<void> {
  const others = agencyId
    ? await tx.agent.count({ where: { agencyId, status: 'validated', id: { not: id } } })
    : 0
  if (others === 0) throw refused(group, 'Nella sua agenzia non c’è nessun altro attivo: scegli una persona.')
}

async function checkPerson(tx: Tx, leaver: Agent, group: Gruppo, id: string): Promise<void> {
  const found = await tx.agent.findFirst({ where: { id, status: 'validated' } })
  if (!found || id === leaver.id) throw refused(group, 'Questa persona non c’è o non è attiva.')
  const isBelow = found.managerIds.includes(leaver.id)
  if (group === 'team' && isBelow && found.managerId !== leaver.id)
    throw refused(
      group,
      'Questa persona dipende da una della squadra: scegli chi dipende direttamente o è fuori dalla squadra.',
    )
}
