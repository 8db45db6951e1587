import 'server-only'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Payload } from '@/lib/jobs/payloads'
import { type Step, withProgress } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { notify } from '@/lib/notifications/mutations'
import type { Agent } from '@/prisma/generated/client'
import { checkManager } from './checks'
import { authorOf, GROUP_OF, givenIn } from './given'
import { type Author, kindsOf } from './hand-over'
import { GRUPPI, type ReinstateResult } from './offboard-schema'

/** A row that the hand-over gave away: to whom, and whether anybody has changed it since. */
type Moved = { ref: string; model: string; label: string; heir: string; changed: boolean }
type Back = { author: Author; agent: Agent; motivo: string }

/** Rows that stayed away are named, up to so many. */
const NAMED = 200

/**
 * Gives an agent back what the end of the mandate gave to others, newest first. Each row comes back in the transaction of its
 * history, so that a job that is killed and run again finds what is left. What was changed since stays, and is named.
 */
export async function giveBack(
  { progressId, chiusuraId, by, motivo, pesi }: Payload<'agents.reinstate'>,
  run: JobRun,
): Promise<void> {
  await withProgress(progressId, run, async (step) => {
    const { agent, lavori } = await db().agentChiusura.findUniqueOrThrow({
      where: { id: chiusuraId },
      include: { agent: true },
    })
    const back = { author: authorOf(progressId, by, agent, 'Rientro'), agent, motivo }
    const stayed = await giveAll(back, await movedBy(lavori, progressId), step)
    const rimaste = [...pesi.map((name) => `Pesi: ${name}`), ...stayed]
    const result: ReinstateResult = { ...(await givenIn(progressId)), rimaste: rimaste.slice(0, NAMED) }
    return result
  })
}

/** What these jobs gave away, but for what has come back already. */
const movedBy = (jobs: readonly string[], progressId: string): Promise<Moved[]> =>
  db().$queryRaw<Moved[]>`
    SELECT c.ref, c.model, c.label, coalesce(c.info -> 'data' ->> 'agentId', '') AS heir,
      EXISTS (SELECT FROM commits later WHERE later.ref = c.ref AND (later.created_at, later.id) > (c.created_at, c.id)) AS changed
    FROM commits c
    WHERE c.group_id = ANY (${[...jobs]}::uuid[])
      AND NOT EXISTS (SELECT FROM commits b WHERE b.group_id = ${progressId}::uuid AND b.ref = c.ref)
    ORDER BY c.created_at DESC, c.id DESC`

async function giveAll(back: Back, moved: readonly Moved[], step: Step): Promise<string[]> {
  const [stayed, came] = [[] as string[], new Map<string, number>()]
  for (const [index, row] of moved.entries()) {
    const isBack = !row.changed && (await withTransaction((tx) => give(tx, back, row)))
    if (isBack) came.set(row.heir, (came.get(row.heir) ?? 0) + 1)
    else stayed.push(`${GRUPPI[GROUP_OF[row.model] ?? 'pratiche']}: ${row.label}`)
    if (!(await step(index + 1, moved.length))) break
  }
  await withTransaction((tx) => tellHeirs(tx, back.agent, came))
  return stayed
}

/** False where the row is gone, somebody else's by now, or may not come back. */
async function give(tx: Tx, back: Back, { model, ref, heir: heirId }: Moved): Promise<boolean> {
  if (model === 'Users') return giveMember(tx, back, ref)
  const heir = heirId ? await tx.agent.findUnique({ where: { id: heirId } }) : null
  if (!heir) return false
  // Requests and contacts are both "Lead" in the history: one of the two kinds has it.
  for (const kind of kindsOf(heir, back.motivo))
    if (kind.group === GROUP_OF[model] && (await kind.has(tx, ref)))
      return kind.give(tx, back.author, ref, back.agent.id)
  return false
}

/** Below the agent again, unless the agent is below them by now. */
async function giveMember(tx: Tx, { author, agent }: Back, id: string): Promise<boolean> {
  try {
    await checkManager(tx, id, agent.id)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
  const team = kindsOf(agent, '').find(({ group }) => group === 'team')
  return team ? team.give(tx, author, id, agent.id) : false
}

/** Each hears once, in the bell, of what is no longer theirs. */
async function tellHeirs(tx: Tx, { nome, cognome }: Agent, came: ReadonlyMap<string, number>): Promise<void> {
  for (const [userId, count] of came) {
    if (!userId) continue
    await notify(tx, {
      role: 'agent',
      userId,
      titolo: `${nome} ${cognome} è di nuovo al lavoro`,
      testo: count === 1 ? 'Una delle consegne torna sua.' : `${count} delle consegne tornano sue.`,
      href: '/agents',
    })
  }
}
