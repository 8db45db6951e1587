import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { accrueCommissions, reverseCommissions } from '@/lib/features/pratiche/accrue'
import type { ReportReply } from '@/lib/reports/view'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildEstratto } from '@/prisma/seed/factories/commissions'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

const NAME = 'reports/praticheLiquidate'
let agent: { id: string }
let office: Caller

const pay = (id: string, euro: bigint) =>
  withTransaction(async (tx) => {
    const data = { stato: 'liquidata' as const, dataLiquidazione: new Date(), importoErogato: euro * 100n }
    await accrueCommissions(tx, await tx.pratica.update({ where: { id }, data }))
  })
const reopen = (id: string) =>
  withTransaction(async (tx) => {
    const data = { stato: 'in_istruttoria' as const, dataLiquidazione: null, importoErogato: null }
    await tx.pratica.update({ where: { id }, data: { ...data, statoDal: new Date() } })
    await reverseCommissions(tx, id)
  })
const rows = async (as: Caller) => {
  const { json } = await callAs<ReportReply>(as, 'GET', NAME, {
    query: { 'filter[agentId]': agent.id, sort: 'at' },
  })
  return json.items
}
const shown = (items: ReportReply['items']) => items.map((row) => [row.importo, row.lordo, row.provvigione])

let id: string
beforeAll(async () => {
  agent = await buildAgent()
  office = await adminWith('pratiche_manage', 'provvigioni_see')
  id = (
    await buildPratica({
      agentId: agent.id,
      agencyId: null,
      stato: 'stipula',
      bankId: (await buildBank()).id,
      provvigioni: { bankPct: 1.5 },
    })
  ).id
  await pay(id, 100_000n)
  await reopen(id)
  await pay(id, 60_000n)
})

describe('the commissions of what was paid out', () => {
  it('are those of each payment and of each reversal, which add up to all rows', async () => {
    const items = await rows(office)
    const all = await db().provvigione.groupBy({
      by: ['maturazione'],
      _sum: { importo: true },
      where: { praticaId: id, storno: false },
    })
    const [first, second] = all
      .toSorted((a, b) => (a.maturazione ?? 0) - (b.maturazione ?? 0))
      .map(({ _sum }) => Number(_sum.importo) / 100)
    expect(first).toBeGreaterThan(0)
    expect(shown(items)).toEqual([
      [100_000, first, 'stornata'],
      [-100_000, -(first ?? 0), 'maturata'],
      [60_000, second, 'maturata'],
    ])
  })

  it('stand where their shares stand', async () => {
    const last = await db().provvigione.findFirstOrThrow({
      where: { praticaId: id, storno: false, beneficiarioId: agent.id },
      orderBy: { maturazione: 'desc' },
    })
    const { id: estrattoId } = await buildEstratto({
      agentId: agent.id,
      mese: columnOfDay(`${todayInRome().slice(0, 8)}01`),
    })
    const sums = { righe: 1, maturato: last.importo, totale: last.importo }
    await withTransaction(async (tx) => {
      await tx.provvigione.update({ where: { id: last.id }, data: { estrattoId } })
      await tx.estratto.update({ where: { id: estrattoId }, data: sums })
    })
    const said = async (stato: 'bozza' | 'chiuso' | 'inviato' | 'pagato') => {
      const now = new Date()
      const steps = {
        bozza: {},
        chiuso: { anno: now.getFullYear(), numero: 1, chiusoAt: now },
        inviato: { inviatoAt: now },
        pagato: { pagatoIl: columnOfDay(todayInRome()) },
      }
      await db().estratto.update({ where: { id: estrattoId }, data: { stato, ...steps[stato] } })
      return (await rows(office)).at(-1)?.provvigione
    }
    expect([await said('bozza'), await said('chiuso'), await said('inviato'), await said('pagato')]).toEqual([
      'maturata',
      'in_estratto',
      'in_estratto',
      'pagata',
    ])
  })

  it('are shown to the office with the flag alone', async () => {
    const plain = await adminWith('pratiche_manage')
    for (const [as, has] of [
      [office, true],
      [plain, false],
    ] as const) {
      const { json } = await callAs<ReportReply>(as, 'GET', NAME, { query: { limit: '5' } })
      const names = ['lordo', 'provvigione']
      for (const path of names) {
        expect([path, json.columns.some((column) => column.path === path)]).toEqual([path, has])
        expect([path, json.items.some((row) => path in row)]).toEqual([path, has])
      }
      const { text } = await callAs(as, 'GET', `${NAME}/export`)
      expect([has, text.includes('Provvigione lorda')]).toEqual([has, has])
    }
  })
})
