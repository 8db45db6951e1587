import { addMonthsToDay, monthOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { fermeWhere, soglieFerma } from '@/lib/features/pratiche/ferma'
import { aClient, adminWith, anAgent, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { ATTESE, CUBES, columnOf } from './cubes'
import { erogatoNetto, giorniMedi, leadRatios, quotaDeliberate, ticketMedio } from './figures'
import { foldCubes } from './jobs'
import { readCube } from './read'
import { stalledStock } from './stalled'

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const THIS = monthOf(new Date())

const paid = (agentId: string, day: string, importoErogato: bigint) =>
  buildPratica({
    agentId,
    importoErogato,
    createdAt: at('2025-01-01'),
    product: 'mutuo',
    stato: 'liquidata',
    dataLiquidazione: at(day),
  })

it('declares the cubes as the database has them', async () => {
  const { rows } = await pool().query<{ cubo: string; chiave: string[]; misure: string[] }>(
    'SELECT cubo, chiave, misure FROM cubi ORDER BY cubo',
  )
  const declared = Object.entries(CUBES).map(([cubo, { dims, measures }]) => ({
    cubo,
    chiave: dims.map(columnOf),
    misure: measures.map(columnOf),
  }))
  expect(declared.sort((a, b) => (a.cubo < b.cubo ? -1 : 1))).toEqual(rows)
})

describe('a cube that is read', () => {
  it('is the same before and after it is folded, by month and in all', async () => {
    const me = await anAgent()
    await paid(me.id, '2025-03-10', 10_000n)
    await paid(me.id, '2025-03-20', 30_000n)
    await paid(me.id, '2025-05-05', 5_000n)
    const read = async () => ({
      months: await readCube('cubo_agente', {
        reader: me.actor,
        by: ['mese'],
        from: '2025-02',
        to: '2025-04',
      }),
      all: await readCube('cubo_agente', { reader: me.actor }),
    })
    const before = await read()
    expect(before.months).toMatchObject([{ mese: '2025-03', liquidate: 2, liquidato: 40_000 }])
    expect(before.all).toMatchObject([{ aperte: 3, liquidate: 3, liquidato: 45_000 }])
    await foldCubes()
    expect(await read()).toEqual(before)
  })

  it('is limited to the scope of an agent, and to nothing for a client', async () => {
    const milan = await buildAgency()
    const chief = await anAgent({ permissions: { team_see: true } })
    const below = await buildAgent({ managerId: chief.id })
    const office = await anAgent({ permissions: { pratiche_agency: true }, agencyId: milan.id })
    await buildPratica({ agentId: below.id, agencyId: milan.id })
    await buildPratica({ agentId: chief.id })
    const count = async (reader: Parameters<typeof readCube>[1]['reader']) =>
      (await readCube('cubo_agente', { reader }))[0]?.aperte
    expect([await count(chief.actor), await count(office.actor)]).toEqual([2, 1])
    expect(await count((await aClient()).actor)).toBe(0)
    const whole = await db().pratica.count()
    expect([await count((await adminWith('reports_see')).actor), await count(null)]).toEqual([whole, whole])
    // A cube without agents is nothing for an agent, whatever the flags.
    expect(await readCube('cubo_rete', { reader: chief.actor })).toMatchObject([{ aperte: 0 }])
  })

  it('takes filters by one value, by several, and by nobody', async () => {
    const [a, b] = [await buildAgent(), await buildAgent()]
    await buildPratica({ agentId: a.id, product: 'prestito', finalita: 'auto' })
    await buildPratica({ agentId: b.id })
    const query = { reader: null, by: ['agentId', 'product'] } as const
    const one = await readCube('stock_agente', { ...query, where: { agentId: a.id } })
    expect(one).toEqual([{ agentId: a.id, product: 'prestito', n: 1, importo: 12_000_000 }])
    const both = await readCube('stock_agente', {
      ...query,
      where: { agentId: [a.id, b.id], stato: 'bozza' },
    })
    expect(both).toHaveLength(2)
    const before = await readCube('stock_agente', { reader: null, where: { agentId: null } })
    await buildPratica({ agentId: null })
    const after = await readCube('stock_agente', { reader: null, where: { agentId: null } })
    expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(1)
  })

  it('gives the figures that are made of measures', async () => {
    const me = await anAgent()
    await paid(me.id, '2025-01-11', 10_000n)
    await paid(me.id, '2025-01-31', 20_000n)
    const [row] = await readCube('cubo_agente', { reader: me.actor })
    if (!row) throw new Error('no row')
    expect([erogatoNetto(row), ticketMedio(row), giorniMedi(row)]).toEqual([30_000, 15_000, 20])
    const [none] = await readCube('cubo_agente', { reader: me.actor, from: '2020-01', to: '2020-12' })
    expect(none && [erogatoNetto(none), ticketMedio(none), giorniMedi(none)]).toEqual([0, null, null])
    expect([quotaDeliberate({ deliberate: 3, respinte: 1 }), quotaDeliberate(none ?? row)]).toEqual([
      0.75,
      null,
    ])
  })
})

describe('leads', () => {
  it('count for whom they are given to, and are taken back when somebody else gets them', async () => {
    const admin = await adminWith('leads_manage')
    const [a, b] = [await anAgent(), await anAgent()]
    const { id } = await buildLead()
    const give = (agentId: string) =>
      callAs(admin, 'POST', 'leadRequests/[id]/assign', { params: { id }, body: { agentId } })
    expect([(await give(a.id)).status, (await give(b.id)).status]).toEqual([200, 200])
    const call = await callAs(b, 'POST', 'leadRequests/[id]/state', {
      params: { id },
      body: { to: 'contattato', version: 3 },
    })
    expect(call.status).toBe(200)
    const of = async (agentId: string) =>
      (await readCube('cubo_lead', { reader: null, where: { agentId }, from: THIS }))[0]
    expect(await of(a.id)).toMatchObject({ assegnati: 0, contattati: 0 })
    const got = await of(b.id)
    expect(got).toMatchObject({ assegnati: 1, contattati: 1, contattiMisurati: 1, entroOra: 1 })
  })

  it('make rates of the same requests: those that came in a month, of whoever has them today', async () => {
    const [me, other] = [await anAgent(), await anAgent()]
    const { agencyId } = await db().agent.findUniqueOrThrow({ where: { id: me.id } })
    const came = (day: string, more: object = {}) =>
      buildLead({
        agentId: me.id,
        agencyId,
        stato: 'assegnato',
        createdAt: at(day),
        assignedAt: at(day),
        ...more,
      })
    const early = await came('2025-10-20')
    const late = await came('2025-10-30')
    await came('2025-11-03')
    // Both of October are called in November: of the one request that came in November they would be 200%.
    for (const { id } of [early, late])
      await db().lead.update({ where: { id }, data: { stato: 'contattato', contattatoAt: at('2025-11-10') } })
    const of = async ({ id }: { id: string }, mese: string) =>
      (
        await readCube('cubo_coorte_richieste', {
          reader: null,
          where: { agentId: id },
          from: mese,
          to: mese,
        })
      )[0]
    expect(await of(me, '2025-10')).toMatchObject({ n: 2, contattate: 2, misurate: 2, entroOra: 0 })
    expect(await of(me, '2025-11')).toMatchObject({ n: 1, contattate: 0, misurate: 0 })

    // Who gets a request gets what has become of it; the first contact of somebody else is not measured.
    await db().lead.update({
      where: { id: early.id },
      data: {
        agentId: other.id,
        assignedAt: at('2025-11-20'),
        stato: 'convertito',
        chiusoAt: at('2025-11-25'),
      },
    })
    const [left, got] = [await of(me, '2025-10'), await of(other, '2025-10')]
    expect(left).toMatchObject({ n: 1, contattate: 1, convertite: 0 })
    expect(got).toMatchObject({ n: 1, contattate: 1, convertite: 1, misurate: 0 })
    expect(got && leadRatios(got)).toEqual({ convertite: 1, entroOra: null })
  })
})

it('counts stalled cases as their list does, whatever the thresholds', async () => {
  const me = await anAgent()
  await db().setting.upsert({
    where: { key: 'praticheFermeGiorni' },
    create: { key: 'praticheFermeGiorni', value: { default: 15, perizia: 40 } },
    update: { value: { default: 15, perizia: 40 } },
  })
  // At noon: within an hour of midnight a day of summer time, weeks ago, is another day than the clock of today says.
  const now = new Date(new Date().setUTCHours(12, 0, 0, 0))
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  for (const [stato, days] of [
    ['in_istruttoria', 14],
    ['in_istruttoria', 17],
    ['in_istruttoria', 15],
    ['in_istruttoria', 16],
    ['perizia', 39],
    ['perizia', 41],
    ['sospesa', 90],
    ['respinta', 90],
  ] as const)
    await buildPratica({ agentId: me.id, stato, ultimaAttivita: ago(days) })
  const where = { AND: [{ agentId: me.id }, fermeWhere(await soglieFerma(), now)] }
  const listed = await db().pratica.count({ where })
  const [counted] = await stalledStock({ reader: me.actor }, now)
  expect([listed, counted?.n]).toEqual([3, 3])
})

it('gives the month of Rome to what happens half an hour after midnight there', async () => {
  const me = await anAgent()
  await buildPratica({ agentId: me.id, createdAt: new Date('2026-03-31T22:30:00Z') })
  const rows = await readCube('cubo_agente', { reader: me.actor, by: ['mese'] })
  expect(rows).toMatchObject([{ mese: '2026-04', aperte: 1 }])
})

it('gives a bank the days of its steps, and what of its sendings became of them', async () => {
  const bank = await buildBank()
  const opened = `${addMonthsToDay(`${THIS}-01`, -3).slice(0, 7)}`
  const day = (n: number) => at(`${opened}-${String(n).padStart(2, '0')}`)
  await buildPratica({
    bankId: bank.id,
    stato: 'deliberata',
    createdAt: day(1),
    dataInvioBanca: day(3),
    dataPerizia: day(8),
    dataDelibera: day(13),
    statoDal: day(13),
  })
  const [row] = await readCube('cubo_banca', { reader: null, where: { bankId: bank.id } })
  expect(row).toMatchObject({ inviate: 1, perizie: 1, giorniPerizia: 5, nPerizia: 1, deliberate: 1 })
  expect(row).toMatchObject({ giorniDelibera: 10, nDelibera: 1, nStipula: 0 })
  const [waits] = await readCube('cubo_attese_banca', { reader: null, where: { bankId: bank.id } })
  // From ten to eleven days.
  expect(ATTESE.filter((name) => waits?.[name])).toEqual(['g9'])
  const [cohort] = await readCube('cubo_coorte_banca', {
    reader: null,
    where: { bankId: bank.id },
    by: ['mese', 'esito'],
  })
  expect(cohort).toMatchObject({ mese: opened, esito: 'aperta', n: 1 })
})
