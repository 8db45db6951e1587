import 'server-only'
import { db, withTransaction } from '@/lib/core/db'
import { inGroup } from '@/lib/history/group'
import type { Ctx } from '@/lib/http/context'
import type { Payload } from '@/lib/jobs/payloads'
import { withProgress } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { draftStatements, payeesOf } from './draft'
import { monthName } from './labels'

/** So many payees are one transaction: few enough that a killed job repeats little. */
const PORTION = 40

/** Prepares the drafts of a month; run again after a kill, it goes over what is there and adds what is missing. */
export async function prepareMonth(job: Payload<'provvigioni.estratti'>, run: JobRun): Promise<void> {
  await withProgress(job.progressId, run, async (step) => {
    const payees = await payeesOf(db(), job.mese, job.beneficiari)
    const author = authorOf(job)
    const sum = { creati: 0, aggiornati: 0, invariati: 0 }
    for (let start = 0; start < payees.length; start += PORTION) {
      if (!(await step(start, payees.length))) return sum
      const some = payees.slice(start, start + PORTION)
      const done = await withTransaction((tx) => draftStatements(tx, author, job.mese, some))
      for (const name of ['creati', 'aggiornati', 'invariati'] as const) sum[name] += done[name]
    }
    await step(payees.length, payees.length)
    return sum
  })
}

/** One entry of the history for all. */
function authorOf({ progressId: id, by, mese }: Payload<'provvigioni.estratti'>) {
  const actor = {
    role: 'admin' as const,
    ...by,
    sessionId: '',
    email: '',
    permissions: {},
    ticketing: {},
    agencyId: null,
    totp: false,
  }
  const label = `Estratti conto di ${monthName(mese)}`
  const { group } = inGroup({ group: undefined } as Pick<Ctx, 'group'>, {
    action: 'create',
    model: 'Provvigioni',
    label,
  })
  return { actor, requestId: id, ...(group && { group: { ...group, id } }) }
}
