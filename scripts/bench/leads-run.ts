import { db, disconnect, type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { agentByWeight } from '@/lib/features/leads/perc-leads/choose-agent'
import { writeAssignment } from '@/lib/features/leads/perc-leads/write-assignment'
import type { Measured } from './leads'

/** In a process of its own, on the empty database that DATABASE_URL names. */

const WORKERS = Number(process.argv[2])
const ROUNDS = 8
const LEADS = 400
const AGENTS = 20

const PLACE = { product: 'mutuo', provincia: null } as const

async function prepare(): Promise<string> {
  const agents = Array.from({ length: AGENTS }, (_, index) => ({ id: newId(), slug: `agente-${index}` }))
  await db().agent.createMany({
    data: agents.map(({ id, slug }) => ({
      id,
      slug,
      email: `${slug}@prova.example`,
      nome: 'Ada',
      cognome: slug,
      status: 'validated' as const,
    })),
  })
  await db().$executeRaw`CREATE TABLE bench_receipts (agent_id uuid PRIMARY KEY, received int NOT NULL)`
  const groupId = newId()
  await db().percLeadGruppo.create({
    data: {
      ...PLACE,
      id: groupId,
      epoca: 1,
      dal: new Date('2026-01-01'),
      pesi: { create: agents.map(({ id: agentId }) => ({ id: newId(), agentId, peso: 100 / AGENTS })) },
      ricevute: { create: agents.map(({ id: agentId }) => ({ agentId })) },
    },
  })
  return groupId
}

async function newLeads(): Promise<string[]> {
  const ids = Array.from({ length: LEADS }, () => newId())
  await db().lead.createMany({
    data: ids.map((id) => ({
      id,
      codice: id,
      product: 'mutuo' as const,
      nome: 'Lia',
      cognome: 'Prova',
      email: `${id}@prova.example`,
      telefono: '+393510000000',
    })),
  })
  return ids
}

/** As leads were counted before epochs: the weights, a lock, all receipts, one row written, the agent. */
async function before(tx: Tx, id: string): Promise<void> {
  const found = await tx.percLead.findMany({
    where: { group: PLACE, agent: { status: 'validated' } },
    select: { agentId: true, peso: true },
  })
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('percLeads:bench'))`
  const rows = await tx.$queryRaw<{ agent_id: string; received: number }[]>`SELECT * FROM bench_receipts`
  const received = new Map(rows.map((row) => [row.agent_id, row.received]))
  const [best] = found.toSorted(
    (a, b) =>
      (received.get(a.agentId) ?? 0) - (received.get(b.agentId) ?? 0) || (a.agentId < b.agentId ? -1 : 1),
  )
  const agentId = best?.agentId ?? ''
  await tx.$executeRaw`INSERT INTO bench_receipts VALUES (${agentId}::uuid, 1)
    ON CONFLICT (agent_id) DO UPDATE SET received = bench_receipts.received + 1`
  const { agencyId } = await tx.agent.findUniqueOrThrow({ where: { id: agentId } })
  await tx.lead.update({ where: { id }, data: { agentId, agencyId } })
}

async function now(tx: Tx, id: string): Promise<void> {
  const claim = await agentByWeight(tx, PLACE)
  if (!claim) throw new Error('Nobody has a weight.')
  await tx.lead.update({ where: { id }, data: { agentId: claim.agentId, agencyId: claim.agencyId } })
  await writeAssignment(tx, id, claim)
}

/** Leads a second. */
async function round(give: (tx: Tx, id: string) => Promise<void>): Promise<number> {
  const left = await newLeads()
  const startedAt = performance.now()
  const worker = async () => {
    for (let id = left.pop(); id; id = left.pop()) {
      const lead = id
      await withTransaction((tx) => give(tx, lead))
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return LEADS / ((performance.now() - startedAt) / 1_000)
}

async function isExact(groupId: string, leads: number): Promise<boolean> {
  const receipts = await db().leadReceipt.findMany({ where: { groupId } })
  const received = receipts.reduce((sum, row) => sum + row.received, 0)
  const rows = await db().leadAssegnazione.count({ where: { groupId, contata: true } })
  return (
    received === leads && rows === leads && receipts.every((row) => Math.abs(row.atteso - row.received) < 1)
  )
}

async function run(): Promise<void> {
  const groupId = await prepare()
  const result: Measured = { before: [], now: [], leads: 0, exact: false }
  // By turns, so that whatever else the machine does falls on both alike; the first of each warms up.
  for (let turn = -1; turn < ROUNDS; turn += 1) {
    const pair = [await round(before), await round(now)] as const
    result.leads += LEADS
    if (turn < 0) continue
    result.before.push(pair[0])
    result.now.push(pair[1])
  }
  result.exact = await isExact(groupId, result.leads)
  await disconnect()
  process.send?.(result)
}

void run()
