import { addMonthsToDay, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db, pool, withTransaction } from '@/lib/core/db'
import { any, PRODUCTS, someCase, type World } from '@/lib/cubes/testing'
import { photograph } from '@/lib/features/predictions/jobs'
import { draftStatements, payeesOf } from '@/lib/features/provvigioni/estratti/draft'
import { monthStart, shiftDay } from '@/lib/reports/summary/periods'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { isAperta } from '@/lib/words/case-states'
import { buildPrediction } from '@/prisma/seed/factories/pratiche'
import { buildBudget } from '@/prisma/seed/factories/service'

/* What happens in a random world besides what its cubes count: forecasts, targets, statements. */

const today = todayInRome()
export const monthAt = (ahead: number) => addMonthsToDay(monthStart(today), ahead)
const columnsOf = (ahead: number) => ({
  anno: Number(monthAt(ahead).slice(0, 4)),
  mese: Number(monthAt(ahead).slice(5, 7)),
})
const orderBy = { id: 'asc' } as const

/** A new forecast of an agent, of a case or of none, with a bank or without one. */
async function foresee(world: World): Promise<void> {
  const { rng, agents, banks } = world
  const one = rng.chance(0.5) ? await someCase(world) : null
  const isFree = one && !(await db().prediction.count({ where: { praticaId: one.id, stato: 'aperta' } }))
  const praticaId = one && isFree && isAperta(one.stato) ? one.id : null
  await buildPrediction({
    agentId: rng.pick(agents).id,
    praticaId,
    bankId: rng.chance(0.7) ? rng.pick(banks) : null,
    product: (praticaId && one?.product) || rng.pick(PRODUCTS),
    probabilita: rng.int(0, 100),
    importo: BigInt(rng.int(1, 30_000_000)),
    ...columnsOf(rng.int(-3, 6)),
    updatedAt: new Date(Date.now() - rng.int(0, 30) * 86_400_000),
  })
}

/** One that is open gets another month, another likelihood, another agent or bank, or its end. */
async function rethink(world: World): Promise<void> {
  const { rng, agents, banks } = world
  const where = { stato: 'aperta' } as const
  const one = await any(world, db().prediction.count({ where }), (skip) =>
    db().prediction.findFirst({ where, orderBy, skip }),
  )
  if (!one) return
  const data = rng.pick([
    columnsOf(rng.int(0, 6)),
    { probabilita: rng.int(0, 100), importo: BigInt(rng.int(1, 30_000_000)) },
    { stato: rng.pick(['realizzata', 'persa'] as const), esitoAt: new Date() },
    { agentId: rng.pick(agents).id },
    { bankId: rng.chance(0.7) ? rng.pick(banks) : null },
    { note: 'x' },
  ])
  await db().prediction.update({ where: { id: one.id }, data })
}

/** One is deleted, open or ended. */
async function forget(world: World): Promise<void> {
  const one = await any(world, db().prediction.count(), (skip) =>
    db().prediction.findFirst({ orderBy, skip }),
  )
  if (one) await db().prediction.delete({ where: { id: one.id } })
}

export const mondayOf = (day: string) => shiftDay(day, -((columnOfDay(day).getUTCDay() + 6) % 7))

/** A snapshot as it was taken in some week: of one that judges a month, of last week, or of any other. */
async function snapshot({ rng, agents, banks }: World): Promise<void> {
  if (rng.chance(0.1)) return photograph()
  const month = monthAt(-rng.int(0, 7))
  const settimana = rng.chance(0.6) ? mondayOf(month) : mondayOf(shiftDay(today, -7 * rng.int(1, 4)))
  const mese = rng.chance(0.6) ? month : monthAt(rng.int(-1, 5))
  const importo = rng.int(1, 40_000_000)
  const agent = rng.pick(agents)
  await pool().query(
    `INSERT INTO prediction_foto (settimana, agent_id, agency_id, bank_id, product, mese, n, importo, ponderato)
     VALUES ($1, $2, $3, coalesce($4, nessuno()), $5, $6, 1, $7, $8) ON CONFLICT DO NOTHING`,
    [
      settimana,
      agent.id,
      agent.agencyId,
      rng.chance(0.8) ? rng.pick(banks) : null,
      rng.pick(PRODUCTS),
      mese,
      importo,
      Math.floor((importo * rng.int(0, 100)) / 100),
    ],
  )
}

/** A target is written, changed or taken away; somebody's mandate ends, or goes on after all. */
async function target({ rng, agents }: World): Promise<void> {
  const agentId = rng.pick(agents).id
  if (rng.chance(0.15)) {
    const mandatoAl = rng.chance(0.5) ? columnOfDay(shiftDay(monthAt(rng.int(-5, 3)), 9)) : null
    await db().agent.update({ where: { id: agentId }, data: { mandatoAl } })
    return
  }
  const cell = { agentId, product: rng.pick(PRODUCTS), ...columnsOf(rng.int(-8, 4)) }
  await db().budget.deleteMany({ where: cell })
  if (rng.chance(0.85))
    await buildBudget({
      ...cell,
      importo: BigInt(rng.int(1, 20_000_000)),
      pezzi: rng.chance(0.5) ? rng.int(1, 9) : null,
    })
}

/** What is expected, and what of it is kept each week. */
export const EXPECTED = [foresee, foresee, foresee, rethink, rethink, snapshot, forget]
export const FORECASTS = [...EXPECTED, target, target]

let office: Promise<Caller> | undefined
const keeper = () => {
  office ??= adminWith('provvigioni_manage', 'provvigioni_see')
  return office
}

/** The drafts of a month, as the job makes them. */
async function draft({ rng }: World): Promise<void> {
  const month = monthAt(-rng.int(0, 4))
  const author = { actor: (await keeper()).actor, requestId: 'mese' }
  await withTransaction(async (tx) =>
    draftStatements(tx, author, month, await payeesOf(tx, month, undefined)),
  )
}

const NEXT = { bozza: 'close', chiuso: 'send', inviato: 'pay' } as const

/** A statement goes one step on; what its rules refuse stays where it is. */
async function advance(world: World): Promise<void> {
  const where = { stato: { in: Object.keys(NEXT) as (keyof typeof NEXT)[] } }
  const one = await any(world, db().estratto.count({ where }), (skip) =>
    db().estratto.findFirst({ where, orderBy: [{ mese: 'asc' }, { id: 'asc' }], skip }),
  )
  if (!one || one.stato === 'pagato') return
  const path = `provvigioni/estratti/[id]/${NEXT[one.stato]}`
  const { status } = await callAs(await keeper(), 'POST', path, {
    params: { id: one.id },
    body: { version: one.version },
  })
  expect([200, 409]).toContain(status)
}

/** A part of a share, or all that is left of it, is taken back by hand. */
async function takeBack(world: World): Promise<void> {
  const { rng } = world
  const where = { storno: false, importo: { gt: 0n } }
  const one = await any(world, db().provvigione.count({ where }), (skip) =>
    db().provvigione.findFirst({ where, orderBy, skip }),
  )
  if (!one) return
  const importo = rng.chance(0.6) ? rng.int(1, Number(one.importo)) / 100 : undefined
  const { status } = await callAs(await keeper(), 'POST', 'provvigioni/[id]/storno', {
    params: { id: one.id },
    body: { motivo: 'Prova', ...(importo && { importo }) },
  })
  expect([200, 201, 409, 422]).toContain(status)
}

export const STATEMENTS = [draft, advance, advance, takeBack]
