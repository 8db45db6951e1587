import 'server-only'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { monthName } from './labels'
import type { PreparaInput } from './schema'

export const PREPARA = 'provvigioni.estratti'
const STATEMENTS = '/admin/reports/provvigioni/estratti'

/** The first day of a month, as its column has it. */
export const firstDay = ({ anno, mese }: Pick<PreparaInput, 'anno' | 'mese'>): string =>
  `${anno}-${String(mese).padStart(2, '0')}-01`

/**
 * Prepares the drafts of a month that is over, in a job whose progress has the returned id. Asked again, drafts take in
 * what has accrued since, and closed statements stay as they are.
 */
export async function prepareStatements(ctx: Ctx, input: PreparaInput): Promise<string> {
  const month = firstDay(input)
  if (month.slice(0, 7) >= todayInRome().slice(0, 7))
    throw invalidField(
      'mese',
      'Il mese non è ancora finito: gli estratti si preparano dal primo giorno di quello dopo.',
    )
  return withTransaction(async (tx) => {
    await checkPeople(tx, input.beneficiari)
    await refuseRunning(tx, month)
    const title = `Estratti conto di ${monthName(month)}`
    const progressId = await startProgress(tx, PREPARA, ctx.actor, 0, { title, href: STATEMENTS })
    const { userId, nome, cognome } = ctx.actor
    const payload = { progressId, mese: month, beneficiari: input.beneficiari, by: { userId, nome, cognome } }
    await enqueue(tx, PREPARA, payload, { maxAttempts: 8 })
    return progressId
  }, ctx.tx)
}

async function checkPeople(tx: Tx, ids: readonly string[] | undefined): Promise<void> {
  if (!ids) return
  const where = { id: { in: [...ids] } }
  const found =
    (await tx.agent.count({ where })) +
    (await tx.agency.count({ where })) +
    (await tx.segnalatore.count({ where }))
  if (found < new Set(ids).size)
    throw invalidField(
      'beneficiari',
      'Fra i beneficiari c’è chi non è né un agente, né un’agenzia, né un segnalatore.',
    )
}

/** Two at once would write the same drafts in turn, and each would say that the other's were not its own. */
async function refuseRunning(tx: Tx, month: string): Promise<void> {
  const running = await tx.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM job_progress p
    JOIN graphile_worker._private_jobs j ON j.payload ->> 'progressId' = p.id::text
    WHERE p.kind = ${PREPARA} AND p.state IN ('in_coda', 'in_corso') AND j.payload ->> 'mese' = ${month} LIMIT 1`
  if (running.length > 0)
    throw new AppError(
      'conflict',
      `Gli estratti di ${monthName(columnOfDay(month))} si stanno già preparando.`,
    )
}
