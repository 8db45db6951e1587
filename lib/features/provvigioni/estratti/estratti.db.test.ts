import { addDays, monthOf, todayInRome } from '@/lib/core/dates'
import { db, pool, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { accrueCommissions } from '@/lib/features/pratiche/accrue'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { storePdf } from './store-pdf'
import { cubes, earn, go, inMonth, monthBody, of, prepare, step, takeBack } from './test-kit'

let office: Caller
beforeAll(async () => {
  office = await adminWith('provvigioni_manage', 'provvigioni_see', 'commits_see')
})

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => String((error as Error).message),
  )

describe('the drafts of a month', () => {
  it('hold every row until its end once, however often they are prepared', async () => {
    const { id } = await buildAgent()
    await earn(id, 3, 10_000n)
    const second = await earn(id, 2, 20_050n)
    await takeBack(second, 5_000n, 2)
    await earn(id, 1, 70_000n)
    expect(await prepare(office, 2, [id])).toEqual({ creati: 1, aggiornati: 0, invariati: 0 })
    const draft = await of(id, 2)
    expect(draft).toMatchObject({ righe: 3, maturato: 30_050n, storni: -5_000n, totale: 25_050n, version: 1 })
    expect(await prepare(office, 2, [id])).toEqual({ creati: 0, aggiornati: 0, invariati: 1 })
    await earn(id, 2, 1n)
    expect(await prepare(office, 2, [id])).toEqual({ creati: 0, aggiornati: 1, invariati: 0 })
    expect(await of(id, 2)).toMatchObject({ righe: 4, totale: 25_051n, version: 2 })
    expect(await db().provvigione.count({ where: { agentId: id, estrattoId: null } })).toBe(1)
  })

  it('are of agents and agencies, and only of months that are over', async () => {
    const agency = await buildAgency()
    const { id: praticaId } = await buildPratica({ stato: 'liquidata' })
    const share = { praticaId, quota: 'agenzia' as const, beneficiarioId: agency.id }
    await buildProvvigione({ ...share, importo: 700n, maturataAt: inMonth(1) })
    await prepare(office, 1, [agency.id])
    const draft = await db().estratto.findFirstOrThrow({ where: { agencyId: agency.id } })
    expect(draft).toMatchObject({ beneficiario: agency.nome, totale: 700n, agentId: null })
    const wrong: [object, string][] = [
      [monthBody(0), 'mese'],
      [{ ...monthBody(1), mese: 13 }, 'mese'],
      [{ ...monthBody(1), beneficiari: [newId()] }, 'beneficiari'],
      [{ mese: 1 }, 'anno'],
    ]
    for (const [body, path] of wrong) {
      const { status, json } = await callAs(office, 'POST', 'provvigioni/estratti', { body })
      expect([body, status, json.errors.map((error) => error.path)]).toEqual([body, 422, [path]])
    }
    for (const [as, status] of [
      [null, 401],
      [await adminWith('provvigioni_see'), 403],
      [await anAgent(), 403],
    ] as const)
      expect((await callAs(as, 'POST', 'provvigioni/estratti', { body: monthBody(1) })).status).toBe(status)
  })

  it('are many in a short time', async () => {
    const { id: praticaId } = await buildPratica({ stato: 'liquidata' })
    const { rows } = await pool().query<{ id: string }>(
      `INSERT INTO agents (id, email, nome, cognome, slug)
       SELECT gen_random_uuid(), 'molti' || n || '@prova.example', 'Ida', 'Molti ' || n, 'molti-' || n
       FROM generate_series(1, 400) AS n RETURNING id`,
    )
    const ids = rows.map(({ id }) => id)
    await pool().query(
      `INSERT INTO provvigioni (id, pratica_id, quota, beneficiario_id, percentuale, importo, maturata_at)
       SELECT gen_random_uuid(), $1, 'agente', a, 50, 1000 + n, $3 FROM unnest($2::uuid[]) AS a, generate_series(1, 10) AS n`,
      [praticaId, ids, inMonth(1)],
    )
    const begin = performance.now()
    expect(await prepare(office, 1, ids)).toEqual({ creati: 400, aggiornati: 0, invariati: 0 })
    expect(performance.now() - begin).toBeLessThan(20_000)
  }, 60_000)
})

describe('a statement', () => {
  it('is closed under a number, sent and paid, each once, and told to who it is for', async () => {
    const me = await anAgent({ permissions: { provvigioni_see: true } })
    await earn(me.id, 1, 12_345n)
    await prepare(office, 1, [me.id])
    const { id, version } = await of(me.id, 1)
    expect((await step(office, id, 'close', { version: version + 1 })).status).toBe(409)
    expect((await step(office, id, 'pay', { version })).status).toBe(409)
    const closed = await go(office, id, 'close')
    expect(closed.codice).toMatch(/^\d{4}\/\d{4}$/)
    expect([closed.stato, closed.totale]).toEqual(['chiuso', 123.45])
    const other = await buildAgent()
    await earn(other.id, 1, 1n)
    await prepare(office, 1, [other.id])
    const next = await go(office, (await of(other.id, 1)).id, 'close')
    expect(Number(next.codice?.slice(-4))).toBe(Number(closed.codice?.slice(-4)) + 1)
    const sent = await go(office, id, 'send')
    const early = await step(office, id, 'pay', { version: sent.version, data: '2020-01-01' })
    expect([early.status, early.json.errors?.[0]?.path]).toEqual([422, 'data'])
    const paid = await go(office, id, 'pay')
    expect(paid).toMatchObject({ stato: 'pagato', pagatoIl: todayInRome() })
    const bells = await db().notification.findMany({
      where: { userId: me.id },
      orderBy: { createdAt: 'asc' },
    })
    expect(bells.map(({ titolo }) => titolo.split(' ').slice(-3).join(' '))).toEqual([
      expect.stringContaining('è pronto'),
      'è stato pagato',
    ])
    expect(JSON.stringify(bells)).not.toContain('123,45')
    expect(await db().commit.count({ where: { ref: id } })).toBe(4)
    const future = { version: 1, data: addDays(new Date(), 3).toISOString().slice(0, 10) }
    expect((await step(office, id, 'pay', future)).json.errors?.[0]?.path).toBe('data')
  })

  it('stays as it was closed: rows, sums, and that it is there', async () => {
    const { id: agentId } = await buildAgent()
    const row = await earn(agentId, 1, 5_000n)
    await prepare(office, 1, [agentId])
    const { id } = await of(agentId, 1)
    await go(office, id, 'close')
    const where = { id }
    expect(await refusal(db().estratto.update({ where, data: { note: 'altro' } }))).toContain(
      'estratti_fermi_ck',
    )
    expect(await refusal(db().estratto.update({ where, data: { stato: 'bozza' } }))).toContain(
      'estratti_fermi_ck',
    )
    expect(await refusal(db().estratto.delete({ where }))).toContain('estratti_fermi_ck')
    const away = db().provvigione.update({ where: { id: row.id }, data: { estrattoId: null } })
    expect(await refusal(away)).toContain('provvigioni_estratto_ck')
    const late = await earn(agentId, 1, 77n)
    expect(
      await refusal(db().provvigione.update({ where: { id: late.id }, data: { estrattoId: id } })),
    ).toContain('provvigioni_estratto_ck')
    await prepare(office, 1, [agentId])
    expect(await of(agentId, 1)).toMatchObject({ totale: 5_000n, stato: 'chiuso' })
    const patch = await callAs(office, 'PATCH', 'provvigioni/estratti/[id]', {
      params: { id },
      body: { note: 'x', version: 2 },
    })
    expect(patch.status).toBe(409)
  })

  it('is refused by the database where it is not the sum of its rows', async () => {
    const { id: agentId } = await buildAgent()
    await earn(agentId, 1, 5_000n)
    await prepare(office, 1, [agentId])
    const { id } = await of(agentId, 1)
    const more = db().estratto.update({ where: { id }, data: { maturato: 5_001n, totale: 5_001n } })
    expect(await refusal(more)).toContain('estratti_somma_ck')
    const other = await earn((await buildAgent()).id, 1, 10n)
    const foreign = db().provvigione.update({ where: { id: other.id }, data: { estrattoId: id } })
    expect(await refusal(foreign)).toContain('provvigioni_estratto_ck')
  })

  it('below zero is carried by the next one, once, and settled with it', async () => {
    const { id: agentId } = await buildAgent()
    const first = await earn(agentId, 4, 10_000n)
    await prepare(office, 4, [agentId])
    await go(office, (await of(agentId, 4)).id, 'close', 'send', 'pay')
    await takeBack(first, 8_000n, 3)
    await prepare(office, 3, [agentId])
    const debt = await of(agentId, 3)
    await go(office, debt.id, 'close', 'send')
    const { version } = await db().estratto.findUniqueOrThrow({ where: { id: debt.id } })
    expect((await step(office, debt.id, 'pay', { version })).status).toBe(409)
    await earn(agentId, 2, 3_000n)
    await earn(agentId, 1, 9_000n)
    await prepare(office, 2, [agentId])
    expect(await of(agentId, 2)).toMatchObject({ riporto: -8_000n, totale: -5_000n, riportoDaId: debt.id })
    await prepare(office, 1, [agentId])
    const early = await of(agentId, 1)
    expect((await step(office, early.id, 'close', { version: early.version })).status).toBe(409)
    await go(office, (await of(agentId, 2)).id, 'close')
    expect((await step(office, early.id, 'close', { version: early.version })).json.detail).toContain(
      'prepara di nuovo',
    )
    await prepare(office, 1, [agentId])
    expect(await of(agentId, 1)).toMatchObject({ riporto: -5_000n, totale: 4_000n })
    await go(office, (await of(agentId, 1)).id, 'close', 'send', 'pay')
    const all = await db().estratto.findMany({ where: { agentId } })
    expect(new Set(all.map(({ stato }) => stato))).toEqual(new Set(['pagato']))
    const paid = all.filter(({ totale }) => totale > 0n).reduce((sum, { totale }) => sum + totale, 0n)
    const { _sum } = await db().provvigione.aggregate({ where: { agentId }, _sum: { importo: true } })
    expect(paid).toBe(_sum.importo)
  })

  it('nets a payment and its reversal of one month', async () => {
    const { id } = await buildAgent()
    const row = await earn(id, 1, 4_000n)
    await takeBack(row, 4_000n, 1)
    await prepare(office, 1, [id])
    expect(await of(id, 1)).toMatchObject({ righe: 2, maturato: 4_000n, storni: -4_000n, totale: 0n })
    expect((await go(office, (await of(id, 1)).id, 'close', 'send', 'pay')).stato).toBe('pagato')
  })

  it('that is closed sends what is paid later for its month to today', async () => {
    const { id } = await buildAgent()
    await earn(id, 1, 4_000n)
    await prepare(office, 1, [id])
    await go(office, (await of(id, 1)).id, 'close')
    const pratica = await buildPratica({ agentId: id, stato: 'liquidata', dataLiquidazione: inMonth(1) })
    await withTransaction((tx) => accrueCommissions(tx, { ...pratica, provvigioni: { bankPct: 1 } }))
    const rows = await db().provvigione.findMany({ where: { praticaId: pratica.id } })
    expect(new Set(rows.map(({ maturataAt }) => monthOf(maturataAt)))).toEqual(new Set([monthOf(new Date())]))
  })

  it('has a document that is stored once, for its payee and the office', async () => {
    const me = await anAgent({ permissions: { provvigioni_see: true } })
    await earn(me.id, 1, 12_345n)
    await prepare(office, 1, [me.id])
    const { id } = await of(me.id, 1)
    await storePdf({ id })
    expect((await of(me.id, 1)).pdfFileId).toBeNull()
    await go(office, id, 'close')
    await storePdf({ id })
    const { pdfFileId } = await of(me.id, 1)
    await storePdf({ id })
    expect([(await of(me.id, 1)).pdfFileId, pdfFileId === null]).toEqual([pdfFileId, false])
    const read = async (as: Caller | null) =>
      (await callAs(as, 'GET', 'storage/files/[id]', { params: { id: String(pdfFileId) } })).status
    const stranger = await anAgent({ permissions: { provvigioni_see: true } })
    const blind = await adminWith('pratiche_manage')
    const answers = await Promise.all([me, office, stranger, blind, null].map(read))
    expect(answers.map((status) => status < 400)).toEqual([true, true, false, false, false])
  }, 60_000)
})

it('the cubes say the same as the rows', async () => {
  expect(await cubes()).toEqual([])
})
