import { todayInRome } from '@/lib/core/dates'
import { db, disconnect, pool, withDbLimits } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { offboard } from '@/lib/features/agents/jobs'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import type { Payload } from '@/lib/jobs/payloads'
import { adminWith, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicket } from '@/prisma/seed/factories/service'
import { type HandOverTimes, LEFT } from './hand-over'

/** In a process of its own, on the empty database that DATABASE_URL names. */

const COLLEAGUES = 20

/** Somebody with much to leave, and the colleagues of the agency. */
async function aLeaver(): Promise<{ id: string; heir: string }> {
  const { id: agentId, agencyId } = await buildAgent()
  const owner = { agentId, agencyId }
  const colleagues: string[] = []
  for (let n = 0; n < COLLEAGUES; n += 1) colleagues.push((await buildAgent({ agencyId })).id)
  const clients: string[] = []
  for (let n = 0; n < LEFT.clienti; n += 1) clients.push((await buildClient({ agentId })).id)
  for (let n = 0; n < LEFT.pratiche; n += 1)
    await buildPratica({ ...owner, stato: 'in_istruttoria', clientId: clients[n % clients.length] })
  for (let n = 0; n < LEFT.leads; n += 1) await buildLead({ ...owner, stato: 'assegnato' })
  for (let n = 0; n < LEFT.ticket; n += 1) await buildTicket({ agentId, stato: 'aperto' })
  return { id: agentId, heir: colleagues[0] ?? '' }
}

async function payloadOf(jobId: string): Promise<Payload<'agents.offboard'>> {
  const { rows } = await pool().query<{ payload: Payload<'agents.offboard'> }>(
    "DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'progressId' = $1 RETURNING payload",
    [jobId],
  )
  if (!rows[0]) throw new Error('The verb has queued nothing.')
  return rows[0].payload
}

/** Everything given to `a`, by the verb and by the job that it queues. */
async function handOver(
  office: Caller,
  what: string,
  a: (heir: string) => string,
): Promise<HandOverTimes[number]> {
  const { id, heir } = await aLeaver()
  const group = { a: a(heir) }
  const groups = { pratiche: group, clienti: group, leads: group, ticket: group }
  const body = { al: todayInRome(), motivo: 'Cambia lavoro', ...groups }
  const began = performance.now()
  const { status, json, text } = await callAs<Json & { jobId: string }>(
    office,
    'POST',
    'agents/[id]/offboard',
    {
      params: { id },
      body,
    },
  )
  if (status !== 202) throw new Error(text)
  const payload = await payloadOf(json.jobId)
  await withDbLimits('job', () => offboard(payload, { attempt: 1, isLast: true }))
  const seconds = (performance.now() - began) / 1_000
  const { result } = await db().jobProgress.findUniqueOrThrow({ where: { id: json.jobId } })
  const given = { ...LEFT, team: 0, rimaste: 0 }
  const isWhole = Object.entries(given).every(([name, n]) => (result as Record<string, unknown>)[name] === n)
  return { what, seconds, isWhole }
}

async function main(): Promise<void> {
  await migrateJobs(env().DATABASE_URL)
  const office = await adminWith('agents_manage')
  const found: HandOverTimes = [
    await handOver(office, 'all of it to one colleague', (heir) => heir),
    await handOver(office, `shared among ${COLLEAGUES} colleagues of the agency`, () => 'agenzia'),
  ]
  await disconnect()
  process.send?.(found)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
