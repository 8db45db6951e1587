import { addMonthsToDay, monthOf } from '@/lib/core/dates'
import { db, disconnect, withDbLimits } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { prepareMonth } from '@/lib/features/provvigioni/estratti/prepare-month'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { VERB_MAX } from '@/lib/resources/verb'
import { adminWith, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import type { StatementTimes } from './statements'

/** In a process of its own, on the empty database that DATABASE_URL names. */

const [PAYEES = 0, ROWS = 0] = process.argv.slice(2).map(Number)
const MONTH = addMonthsToDay(`${monthOf(new Date())}-01`, -1)

/** Agents with a case each, and what they have earned of it in the month before this one. */
async function earn(): Promise<void> {
  const agents = Array.from({ length: PAYEES }, (_, n) => ({
    id: newId(),
    slug: `agente-${n}`,
    email: `agente${n}@prova.example`,
    nome: 'Ada',
    cognome: `Agente ${n}`,
    status: 'validated' as const,
  }))
  await db().agent.createMany({ data: agents })
  const maturataAt = new Date(`${MONTH.slice(0, 8)}12T09:00:00Z`)
  for (const { id: agentId } of agents) {
    const { id: praticaId } = await buildPratica({ agentId, stato: 'liquidata' })
    await db().provvigione.createMany({
      data: Array.from({ length: ROWS }, (_, n) => ({
        id: newId(),
        praticaId,
        beneficiarioId: agentId,
        quota: 'agente' as const,
        percentuale: 50,
        importo: BigInt(10_000 + n),
        maturataAt,
      })),
    })
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

/** The drafts of the month, by the verb and by the job that it queues. */
async function draft(office: Caller): Promise<void> {
  const body = { anno: Number(MONTH.slice(0, 4)), mese: Number(MONTH.slice(5, 7)) }
  const { status, json, text } = await callAs<Json & { jobId: string }>(
    office,
    'POST',
    'provvigioni/estratti',
    {
      body,
    },
  )
  if (status !== 202) throw new Error(text)
  const by = { userId: office.id, nome: 'Ida', cognome: 'Ufficio' }
  const job = { progressId: json.jobId, mese: MONTH, by }
  await withDbLimits('job', () => prepareMonth(job, { attempt: 1, isLast: true }))
}

/** All of them closed, as the list does: so many at once as a verb takes. */
async function close(office: Caller): Promise<void> {
  const drafts = await db().estratto.findMany({ select: { id: true, version: true }, orderBy: { id: 'asc' } })
  const rows = drafts.map(({ id: _id, version }) => ({ _id, version }))
  for (let start = 0; start < rows.length; start += VERB_MAX) {
    const body = { rows: rows.slice(start, start + VERB_MAX), values: {} }
    const { status, text } = await callAs(office, 'POST', 'provvigioni/estratti/close', { body })
    if (status !== 200) throw new Error(text)
  }
}

async function main(): Promise<void> {
  await migrateJobs(env().DATABASE_URL)
  const office = await adminWith('provvigioni_see', 'provvigioni_manage')
  await earn()
  const times: StatementTimes = {
    draft: await timed(() => draft(office)),
    close: await timed(() => close(office)),
    closed: await db().estratto.count({ where: { stato: 'chiuso' } }),
    rows: await db().provvigione.count({ where: { estratto: { stato: 'chiuso' } } }),
  }
  await disconnect()
  process.send?.(times)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
