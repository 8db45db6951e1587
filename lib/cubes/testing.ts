import { dayOf } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { accrueCommissions, reverseCommissions } from '@/lib/features/pratiche/accrue'
import { outcomeColumns } from '@/lib/features/pratiche/confirm-payment'
import { stateColumns } from '@/lib/features/pratiche/state-rules'
import { importNight } from '@/lib/testing/import-night'
import { isAperta, prossimiStati } from '@/lib/words/case-states'
import type { Pratica } from '@/prisma/generated/client'
import type { Random } from '@/prisma/seed/core/random'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { uniqueCode } from '@/prisma/seed/factories/support'

/*
 * Random lives of cases, leads and ratings, as the verbs write them. `paid` remembers, apart from the database, for
 * which agent each payment counts.
 */

export type World = {
  rng: Random
  agents: { id: string; agencyId: string }[]
  banks: string[]
  /** Case → whose the payment that stands is. */
  paid: Map<string, string>
}

export async function newWorld(rng: Random): Promise<World> {
  const agencies = [await buildAgency(), await buildAgency()]
  const agents: World['agents'] = []
  // The first leads those of the second half.
  for (let i = 0; i < 4; i += 1) {
    const agency = agencies[i % 2]
    const managerId = i > 1 ? agents[0]?.id : undefined
    if (agency)
      agents.push({ id: (await buildAgent({ agencyId: agency.id, managerId })).id, agencyId: agency.id })
  }
  const banks = [(await buildBank()).id, (await buildBank()).id]
  return { rng, agents, banks, paid: new Map() }
}

const DAY = 86_400_000
export const ago = (days: number) => new Date(Date.now() - days * DAY)
export const PRODUCTS = ['mutuo', 'prestito'] as const

/** One of so many rows: they are counted first, because the long run makes thousands. */
export async function any<T>(
  { rng }: World,
  many: Promise<number>,
  nth: (skip: number) => Promise<T | null>,
) {
  const count = await many
  return count > 0 ? nth(rng.int(0, count - 1)) : null
}

const orderBy = { id: 'asc' } as const

export function someCase(world: World, stati?: Pratica['stato'][]): Promise<Pratica | null> {
  const where = stati ? { stato: { in: stati } } : {}
  return any(world, db().pratica.count({ where }), (skip) => db().pratica.findFirst({ where, orderBy, skip }))
}

async function open({ rng, agents }: World): Promise<void> {
  const owner = rng.chance(0.9) ? rng.pick(agents) : { id: null, agencyId: null }
  await db().pratica.create({
    data: {
      id: newId(),
      codice: uniqueCode('P'),
      // Half of them are known to the other system, which will have its say.
      idegg: rng.chance(0.5) ? uniqueCode('EGG') : null,
      product: rng.pick(PRODUCTS),
      finalita: rng.pick(['auto', 'acquisto_prima_casa']),
      importoRichiesto: BigInt(rng.int(1, 500) * 10_000),
      durataMesi: rng.int(12, 360),
      agentId: owner.id,
      agencyId: owner.agencyId,
      provincia: rng.pick(['MI', 'RM', null]),
      provvigioni: { bankPct: rng.pick([1, 1.35, 2.2]), clientFeePct: rng.pick([0, 0, 0.5]) },
      createdAt: ago(rng.int(0, 200)),
      taeg: rng.chance(0.5) ? 4.25 : null,
      ltv: 60,
    },
  })
}

/** One step that the states allow, reopening included, with what changeState writes. */
async function move(world: World, towards?: 'liquidata'): Promise<void> {
  const { rng, banks, paid } = world
  const before = await someCase(world, towards ? ['stipula', 'deliberata', 'perizia'] : undefined)
  if (!before) return
  const to = towards && before.stato === 'stipula' ? towards : rng.pick(prossimiStati(before, true))
  const needsBank = (to === 'inviata_banca' || to === 'liquidata') && !before.bankId
  const data = dayOf(ago(rng.int(0, 90)))
  const input = { to, version: before.version, motivo: 'prova', erogato: rng.int(100, 9_000), data }
  const waits = to === 'liquidata' && input.erogato % 4 === 0
  await withTransaction(async (tx: Tx) => {
    const after = await tx.pratica.update({
      where: { id: before.id },
      data: {
        ...stateColumns(before, input),
        ...(needsBank ? { bankId: rng.pick(banks) } : {}),
        erogazioneDaConfermare: waits,
      },
    })
    if (before.stato === 'liquidata') await reverseCommissions(tx, before.id)
    if (after.stato === 'liquidata' && !waits) await accrueCommissions(tx, after)
  })
  paid.delete(before.id)
  if (to === 'liquidata' && !waits) paid.set(before.id, before.agentId ?? '')
}

/** The office's word on a payment that waits for it; whether there was one. */
async function confirm({ paid }: World): Promise<boolean> {
  const waiting = await db().pratica.findFirst({ where: { erogazioneDaConfermare: true }, orderBy })
  if (!waiting) return false
  const isSure = (waiting.importoErogato ?? 0n) % 3n > 0n
  await withTransaction(async (tx: Tx) => {
    const data = outcomeColumns(waiting, isSure ? null : 'prova')
    const after = await tx.pratica.update({ where: { id: waiting.id }, data })
    if (isSure) await accrueCommissions(tx, after)
  })
  if (isSure) paid.set(waiting.id, waiting.agentId ?? '')
  return true
}

async function edit(world: World): Promise<void> {
  if (await confirm(world)) return
  const { rng, agents, banks } = world
  const one = await someCase(world)
  if (!one) return
  const owner = rng.pick(agents)
  const changes = [
    { agentId: owner.id, agencyId: owner.agencyId },
    { bankId: rng.pick(banks), bankProductId: null },
    { ultimaAttivita: ago(rng.int(0, 60)) },
    {
      importoRichiesto: BigInt(rng.int(1, 500) * 10_000),
      finalita: rng.pick(['auto', 'acquisto_prima_casa']),
    },
    one.stato === 'liquidata' ? { importoErogato: BigInt(rng.int(1, 900) * 100) } : { note: 'x' },
  ]
  await db().pratica.update({ where: { id: one.id }, data: rng.pick(changes) })
}

/** One that was paid out once keeps its commissions, and stays. */
async function removeDraft(world: World): Promise<void> {
  const one = await someCase(world, ['bozza'])
  if (one && (await db().provvigione.count({ where: { praticaId: one.id } })) === 0)
    await db().pratica.delete({ where: { id: one.id } })
}

async function lead(world: World): Promise<void> {
  const { rng, agents } = world
  const one = rng.chance(0.3)
    ? null
    : await any(world, db().lead.count(), (skip) => db().lead.findFirst({ orderBy, skip }))
  if (!one) {
    await buildLead({ product: rng.pick(PRODUCTS), createdAt: ago(rng.int(0, 60)) })
    return
  }
  const owner = rng.pick(agents)
  const now = new Date()
  const where = { id: one.id }
  const steps = [
    () => db().lead.update({ where, data: { agentId: owner.id, agencyId: owner.agencyId, assignedAt: now } }),
    () => db().lead.update({ where, data: { stato: 'contattato', contattatoAt: now } }),
    () => db().lead.update({ where, data: { stato: 'assegnato', contattatoAt: null } }),
    () => db().lead.update({ where, data: { stato: 'appuntamento', appuntamentoAt: now } }),
    () => db().lead.update({ where, data: { stato: 'perso', chiusoAt: now, motivoPerso: 'altro' } }),
    () => db().lead.update({ where, data: { stato: 'convertito', chiusoAt: now } }),
    () => db().lead.delete({ where }),
  ]
  await rng.pick(steps)()
}

async function rating(world: World): Promise<void> {
  const { rng, agents } = world
  const one = rng.chance(0.5)
    ? null
    : await any(world, db().voto.count(), (skip) => db().voto.findFirst({ orderBy, skip }))
  const stato = rng.pick(['in_moderazione', 'pubblicato', 'pubblicato', 'rifiutato'] as const)
  if (one) {
    const where = { id: one.id }
    if (rng.chance(0.2)) await db().voto.delete({ where })
    else await db().voto.update({ where, data: { stato, stelle: rng.int(1, 5) } })
    return
  }
  const pratica = await someCase(world)
  const data = {
    id: newId(),
    agentId: rng.pick(agents).id,
    praticaId: pratica?.id,
    stelle: rng.int(1, 5),
    stato,
  }
  // One of a person for each case: a second one is refused, and nothing is counted.
  await db().voto.createMany({ data: [data], skipDuplicates: true })
}

/** One random thing that happens. */
export async function step(world: World): Promise<void> {
  const happens = world.rng.weighted([
    [open, 15],
    [(one: World) => move(one), 40],
    [(one: World) => move(one, 'liquidata'), 10],
    [edit, 20],
    [removeDraft, 3],
    [importNight, 8],
    [lead, 20],
    [rating, 8],
  ] as const)
  await happens(world)
}

/** What must hold by the rows themselves, without a look at the facts. */
export async function expectations({ paid }: World) {
  const all = await db().pratica.findMany()
  const open = all.filter(({ stato }) => isAperta(stato))
  const netByAgent = new Map<string, number>()
  for (const { id, importoErogato } of all) {
    const agentId = paid.get(id)
    if (agentId === undefined) continue
    netByAgent.set(agentId, (netByAgent.get(agentId) ?? 0) + Number(importoErogato))
  }
  const commissions = await db().provvigione.aggregate({ _sum: { importo: true } })
  const leads = await db().lead.findMany()
  return {
    cases: all.length,
    open: open.length,
    netByAgent,
    lordo: Number(commissions._sum.importo ?? 0n),
    leads: leads.length,
    assigned: leads.filter(({ agentId }) => agentId).length,
    lost: leads.filter(({ stato }) => stato === 'perso').length,
  }
}
