import fc from 'fast-check'
import { addMonthsToDay, dayOf } from '@/lib/core/dates'
import { db, pool, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { accrueCommissions, reverseCommissions } from '@/lib/features/pratiche/accrue'
import { provvigioneLorda, ripartisci } from '@/lib/features/pratiche/commissions'
import { adminWith, anAgent, callAs, type Json } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { isLong, runs } from '@/scripts/test/property'

const percentage = fc.integer({ min: 0, max: 100 * 10_000 }).map((n) => n / 10_000)
/** Four shares of 100, to the fourth decimal. */
const split = fc
  .tuple(percentage, percentage, percentage)
  .map((cuts) => cuts.toSorted((a, b) => a - b).map((cut) => Math.round(cut * 10_000)))
  .map(([a = 0, b = 0, c = 0]) => ({
    agente: a / 10_000,
    manager: (b - a) / 10_000,
    agenzia: (c - b) / 10_000,
    sede: (1_000_000 - c) / 10_000,
  }))
const accordo = fc.record({
  bankPct: percentage.map((pct) => Math.round(pct * 500) / 10_000),
  clientFeePct: percentage.map((pct) => Math.round(pct * 500) / 10_000),
  clientFeeMax: fc.option(fc.integer({ min: 0, max: 500_000 })),
  clientFeeAgreed: fc.option(fc.integer({ min: 0, max: 500_000 })),
  split,
})
const presenti = fc.record({ agente: fc.boolean(), manager: fc.boolean(), agenzia: fc.boolean() })
const cents = fc.integer({ min: 0, max: 900_000_000 })

describe('the shares of a gross', () => {
  it('add up to it to the cent, none below zero, each of the others rounded down', () => {
    fc.assert(
      fc.property(cents, accordo, presenti, (erogato, deal, present) => {
        const lordo = provvigioneLorda(erogato, deal)
        const righe = ripartisci(lordo, deal, present)
        expect(righe.reduce((sum, { importo }) => sum + importo, 0)).toBe(lordo)
        for (const { importo } of righe) expect(importo).toBeGreaterThanOrEqual(0)
        for (const { quota, importo, percentuale } of righe)
          if (quota !== 'sede') expect(importo).toBeLessThanOrEqual((lordo * percentuale) / 100 + 1e-6)
      }),
      { ...runs(2_000), ...(isLong && { numRuns: 1_000_000 }) },
    )
  })

  it('are the same in the database, with the gross rounded half up once', async () => {
    const cases = fc.sample(fc.tuple(cents, accordo), 200)
    const { rows } = await pool().query<{ lordo: string; agente: string }>(
      `SELECT l.lordo, floor(l.lordo * (c->>3)::numeric / 100) AS agente
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS t (c, n)
       CROSS JOIN LATERAL (SELECT round((c->>0)::numeric * (c->>1)::numeric / 100
         + coalesce((c->>5)::numeric, least((c->>0)::numeric * (c->>2)::numeric / 100, (c->>4)::numeric))) AS lordo) l ORDER BY n`,
      [
        JSON.stringify(
          cases.map(([erogato, { bankPct, clientFeePct, clientFeeMax, clientFeeAgreed, split: shares }]) => [
            erogato,
            bankPct,
            clientFeePct,
            shares.agente,
            clientFeeMax,
            clientFeeAgreed,
          ]),
        ),
      ],
    )
    for (const [index, [erogato, deal]] of cases.entries()) {
      const lordo = provvigioneLorda(erogato, deal)
      const own = ripartisci(lordo, deal, { agente: true, manager: true, agenzia: true })
      const agente = own.find(({ quota }) => quota === 'agente')?.importo ?? 0
      expect([Number(rows[index]?.lordo), Number(rows[index]?.agente)]).toEqual([lordo, agente])
    }
  })
})

const STANDARD = { agente: 50, manager: 5, agenzia: 15, sede: 30 }

/** A case that was paid out on a day, with an agent, a manager and an agency. */
async function paid(overrides: Parameters<typeof buildPratica>[0] = {}) {
  const agency = await buildAgency()
  const manager = await buildAgent({ agencyId: agency.id })
  const agent = await buildAgent({ agencyId: agency.id, managerId: manager.id })
  const pratica = await buildPratica({
    agentId: agent.id,
    agencyId: agency.id,
    stato: 'liquidata',
    importoErogato: 10_000_001n,
    provvigioni: { bankPct: 1.5, clientFeePct: 1, clientFeeMax: 50_000, split: STANDARD },
    ...overrides,
  })
  await withTransaction((tx) => accrueCommissions(tx, pratica))
  return { pratica, agent, manager, agency }
}
const rowsOf = (praticaId: string) =>
  db().provvigione.findMany({ where: { praticaId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
const shareOf = async (praticaId: string, quota: string) => {
  const found = (await rowsOf(praticaId)).find((row) => row.quota === quota && !row.storno)
  if (!found) throw new Error(`no share of ${quota}`)
  return found
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => String((error as Error).message),
  )

describe('what a case pays', () => {
  it('keeps what the gross was made of, and whose each share is', async () => {
    const { pratica, agent, manager, agency } = await paid()
    const rows = await rowsOf(pratica.id)
    expect(rows.map(({ quota, importo }) => [quota, importo])).toEqual(
      expect.arrayContaining([
        ['agente', 100_000n],
        ['manager', 10_000n],
        ['agenzia', 30_000n],
        ['sede', 60_000n],
      ]),
    )
    for (const row of rows) {
      expect(row).toMatchObject({ lordo: 200_000n, erogato: 10_000_001n, compenso: 50_000n, maturazione: 1 })
      expect(row).toMatchObject({ product: 'mutuo', bankId: pratica.bankId })
    }
    expect(rows.map(({ agentId, agencyId }) => agentId ?? agencyId).toSorted()).toEqual(
      [agent.id, manager.id, agency.id, null].toSorted(),
    )
  })

  it('goes to head office where there is no manager, and may be nothing', async () => {
    const agent = await buildAgent()
    const alone = await paid({ agentId: agent.id, agencyId: null })
    expect((await shareOf(alone.pratica.id, 'sede')).percentuale.toNumber()).toBe(50)
    const nothing = await paid({ provvigioni: { bankPct: 0, split: STANDARD } })
    const rows = await rowsOf(nothing.pratica.id)
    expect(new Set(rows.map(({ importo }) => importo))).toEqual(new Set([0n]))
    await withTransaction((tx) => reverseCommissions(tx, nothing.pratica.id))
    expect(await rowsOf(nothing.pratica.id)).toHaveLength(rows.length)
  })

  it('accrues once for one payment, also where two try at the same time', async () => {
    const { pratica } = await paid()
    const { lordo, ...row } = await shareOf(pratica.id, 'agente')
    const { agentId: _a, agencyId: _b, mese: _m, ...columns } = row
    const again = db().provvigione.create({ data: { ...columns, lordo, id: newId() } })
    expect(await refusal(again)).toMatch(/Unique constraint/i)
    const other = await buildPratica({ stato: 'liquidata', provvigioni: { bankPct: 1 } })
    const both = [1, 2].map(() => refusal(withTransaction((tx) => accrueCommissions(tx, other))))
    const answers = await Promise.all(both)
    const { _sum } = await db().provvigione.aggregate({
      where: { praticaId: other.id, maturazione: 1 },
      _sum: { importo: true },
    })
    expect([answers.filter((one) => one === 'done').length > 0, _sum.importo]).toEqual([true, 120_000n])
  })

  it('is refused by the database where the shares are not the gross', async () => {
    const { pratica } = await paid()
    const row = { praticaId: pratica.id, quota: 'sede' as const, percentuale: 100, maturataAt: new Date() }
    const wrong = db().provvigione.create({
      data: { ...row, id: newId(), importo: 99n, lordo: 100n, maturazione: 7 },
    })
    expect(await refusal(wrong)).toContain('provvigioni_somma_ck')
  })

  it('is taken back one to one, once, and what was taken back in part only for the rest', async () => {
    const { pratica } = await paid()
    const office = await adminWith('provvigioni_manage')
    const share = await shareOf(pratica.id, 'agente')
    const reverse = (id: string, body: object) =>
      callAs(office, 'POST', 'provvigioni/[id]/storno', { params: { id }, body })
    const part = await reverse(share.id, { importo: 300.5, motivo: 'Estinzione anticipata' })
    expect([part.status, part.json]).toMatchObject([
      201,
      { importo: -300.5, stornaId: share.id, storno: true },
    ])
    const much = await reverse(share.id, { importo: 700, motivo: 'Troppo' })
    expect([much.status, much.json.errors.map(({ path }) => path)]).toEqual([422, ['importo']])
    await withTransaction((tx) => reverseCommissions(tx, pratica.id, 'Riaperta'))
    await withTransaction((tx) => reverseCommissions(tx, pratica.id, 'Riaperta di nuovo'))
    const rows = await rowsOf(pratica.id)
    for (const one of rows.filter(({ storno }) => !storno)) {
      const taken = rows.filter(({ stornaId }) => stornaId === one.id)
      expect(taken.reduce((sum, { importo }) => sum + importo, one.importo)).toBe(0n)
      expect(taken).toHaveLength(one.quota === 'agente' ? 2 : 1)
    }
    expect((await reverse(share.id, { motivo: 'Ancora' })).status).toBe(409)
    const storno = rows.find(({ stornaId }) => stornaId === share.id)
    expect((await reverse(String(storno?.id), { motivo: 'Uno storno' })).status).toBe(409)
    const past = db().provvigione.create({
      data: {
        id: newId(),
        praticaId: pratica.id,
        quota: 'agente',
        beneficiarioId: share.beneficiarioId,
        percentuale: 50,
        importo: -1n,
        storno: true,
        stornaId: share.id,
        maturataAt: new Date(),
      },
    })
    expect(await refusal(past)).toContain('provvigioni_storno_ck')
  })

  it('is a second payment after a first that was taken back', async () => {
    const { pratica } = await paid()
    await withTransaction((tx) => reverseCommissions(tx, pratica.id))
    await withTransaction((tx) => accrueCommissions(tx, { ...pratica, importoErogato: 20_000_000n }))
    const { _sum } = await db().provvigione.aggregate({
      where: { praticaId: pratica.id },
      _sum: { importo: true },
    })
    expect(_sum.importo).toBe(350_000n)
    expect(await db().provvigione.count({ where: { praticaId: pratica.id, maturazione: 2 } })).toBe(4)
  })

  it('does not change: neither amounts nor rows', async () => {
    const { pratica } = await paid()
    const { id } = await shareOf(pratica.id, 'agenzia')
    const where = { id }
    for (const work of [
      db().provvigione.update({ where, data: { importo: 1n } }),
      db().provvigione.update({ where, data: { maturataAt: new Date(0) } }),
      db().provvigione.delete({ where }),
    ])
      expect(await refusal(work)).toContain('provvigioni_ferme_ck')
  })

  it('is reversed by who may, and by nobody else', async () => {
    const { pratica } = await paid()
    const { id } = await shareOf(pratica.id, 'agente')
    const call = { params: { id }, body: { motivo: 'Una prova' } }
    for (const [as, status] of [
      [null, 401],
      [await adminWith('provvigioni_see'), 403],
      [await anAgent({ permissions: { all: true } }), 403],
    ] as const)
      expect((await callAs(as, 'POST', 'provvigioni/[id]/storno', call)).status).toBe(status)
    const office = await adminWith('provvigioni_manage')
    for (const unknown of [newId(), 'x']) {
      const reply = await callAs(office, 'POST', 'provvigioni/[id]/storno', {
        ...call,
        params: { id: unknown },
      })
      expect(reply.status).toBe(404)
    }
    const missing = await callAs(office, 'POST', 'provvigioni/[id]/storno', { params: { id }, body: {} })
    expect([missing.status, missing.json.errors.map(({ path }) => path)]).toEqual([422, ['motivo']])
  })
})

describe('an agreement', () => {
  const common = {
    validFrom: new Date('2020-01-01'),
    clientFeePct: 0,
    clientFeeMax: null,
    managerPct: 0,
    agenziaPct: 0,
  }
  const write = (agentePct: number, over: object) =>
    db().accordo.create({
      data: {
        ...common,
        id: newId(),
        tipo: 'agente',
        agentePct,
        sedePct: 100 - agentePct,
        ...over,
      },
    })

  it('is tried on the payments of three months, to the cent', async () => {
    const month = addMonthsToDay(`${dayOf(new Date()).slice(0, 7)}-01`, -1)
    const dataLiquidazione = new Date(`${month.slice(0, 8)}15T12:00:00Z`)
    const { agent, pratica } = await paid({ dataLiquidazione, createdAt: new Date('2025-01-01') })
    const rest = { managerPct: 3.3333, agenziaPct: 10, sedePct: 100 - 61.1111 - 13.3333 }
    const { id } = await write(61.1111, {
      agentId: agent.id,
      ...rest,
      clientFeePct: 0.5,
      clientFeeMax: 20_000n,
    })
    const office = await adminWith('provvigioni_see')
    type Reply = Json & {
      pratiche: number
      lordo: { oggi: number; poi: number }
      quote: { quota: string; oggi: number; poi: number }[]
    }
    const { json } = await callAs<Reply>(office, 'GET', 'accordi/[id]/simulate', { params: { id } })
    const deal = {
      bankPct: 1.5,
      clientFeePct: 0.5,
      clientFeeMax: 20_000,
      clientFeeAgreed: null,
      split: { agente: 61.1111, manager: 3.3333, agenzia: 10, sede: rest.sedePct },
    }
    const lordo = provvigioneLorda(Number(pratica.importoErogato), deal)
    expect([json.pratiche, json.lordo]).toEqual([1, { oggi: 2_000, poi: lordo / 100 }])
    const shares = ripartisci(lordo, deal, { agente: true, manager: true, agenzia: true })
    for (const { quota, importo } of shares)
      expect([quota, json.quote.find((one) => one.quota === quota)?.poi]).toEqual([quota, importo / 100])
    // What the client has signed does not depend on the agreement.
    const signed = { ...(pratica.provvigioni as object), clientFeeAgreed: 43_210 }
    await db().pratica.update({ where: { id: pratica.id }, data: { provvigioni: signed } })
    const again = await callAs<Reply>(office, 'GET', 'accordi/[id]/simulate', { params: { id } })
    const agreed = provvigioneLorda(Number(pratica.importoErogato), { ...deal, clientFeeAgreed: 43_210 })
    expect(again.json.lordo.poi).toBe(agreed / 100)
  })
})
