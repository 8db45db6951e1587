import 'server-only'
import { db, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Payload } from '@/lib/jobs/payloads'
import { advance, fail, finish } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { authorOf, cautionsIn, givenIn } from './given'
import { type Author, type Kind, kindsOf } from './hand-over'
import { type OffboardResult, offboardBody } from './offboard-schema'
import { tellHeirs } from './tell-heirs'

type Job = Payload<'agents.offboard'>

/** So many rows are one transaction: few enough that a killed job repeats little, and holds little. */
const PORTION = 20
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Gives what hangs on an agent to others. Each row leaves the agent in the transaction of its history, so that a job that
 * is killed and run again finds only what is left; what was done is counted from the history.
 */
export async function offboard(
  { progressId, agentId, by, input: asked }: Job,
  { isLast }: JobRun,
): Promise<void> {
  try {
    const input = offboardBody.parse(asked)
    const leaver = await db().agent.findUniqueOrThrow({ where: { id: agentId } })
    const author = authorOf(progressId, by, leaver, 'Passaggio di consegne')
    let rimaste = 0
    for (const kind of kindsOf(leaver, input.motivo)) {
      const target = input[kind.group]?.a
      const left = target ? await giveAll(kind, author, target, progressId) : 0
      if (left === null) return await finish(progressId)
      rimaste += left
    }
    const cautele = await withTransaction(async (tx) => {
      await tellHeirs(tx, progressId, leaver)
      return cautionsIn(tx, progressId)
    })
    const result: OffboardResult = { ...(await givenIn(progressId)), rimaste, cautele }
    await finish(progressId, result)
  } catch (error) {
    if (isLast) await fail(progressId, detailOf(error))
    throw error
  }
}

const detailOf = (error: unknown) =>
  error instanceof AppError
    ? error.detail
    : 'Il passaggio si è fermato per un errore: quello che è già passato resta, e si può riprendere.'

/** The rows of one kind, portion by portion; how many found nobody, or null where the work was stopped. */
async function giveAll(
  kind: Kind,
  author: Author,
  target: string,
  progressId: string,
): Promise<number | null> {
  let after = FIRST
  let left = 0
  for (;;) {
    const seen = await withTransaction(async (tx) => {
      const found = await kind.next(tx, after, PORTION)
      let kept = 0
      for (const id of found) if (!(await kind.give(tx, author, id, target))) kept += 1
      return { found, kept }
    })
    const last = seen.found.at(-1)
    if (!last) return left
    after = last
    left += seen.kept
    const given = await givenIn(progressId)
    const done = Object.values(given).reduce((sum, one) => sum + one, 0)
    if (!(await advance(progressId, done))) return null
  }
}
