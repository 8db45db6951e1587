import { addMonths, addMonthsToDay, dayOf, todayInRome } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { reverseCommissions } from '@/lib/features/pratiche/accrue'
import { go, inMonth, month, of, prepare } from '@/lib/features/provvigioni/estratti/test-kit'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { lastDayOf, monthStart } from './periods'
import type { SummaryReply } from './view'

const SUMMARIES_OF_CASES = [
  'reportProduzione',
  'praticheReportFinalita',
  'reportPratiche',
  'agents-statistics',
  'monitoraggioBanche',
]
const today = todayInRome()
let office: Caller
beforeAll(async () => {
  office = await adminWith('reports_see', 'provvigioni_see', 'provvigioni_manage', 'pratiche_manage')
})

const read = async (name: string, query: Record<string, string>) => {
  const { status, json } = await callAs<SummaryReply>(office, 'GET', `reports/${name}`, { query })
  expect(status).toBe(200)
  return json
}

/** Figures of today: a case that is reopened has them change, whatever the period. */
const OF_TODAY = [
  'conversione',
  'resa',
  'oggi',
  'importo',
  'inBanca',
  'inCorso',
  'voto',
  'voti',
  'posizione',
  'daGiorni',
  'daNovanta',
  'ferme',
]

/** A row that is there only for what it has today is left out: nothing happened to it in the month. */
const whatHappened = (csv: string) =>
  csv
    .split('\r\n')
    .filter((line) => line.split(';').some((cell, at) => at > 0 && cell !== '' && !/^0(?:,0+)?$/.test(cell)))

describe('a month that has passed', () => {
  it('has the same bytes before and after a case paid in it is reopened', async () => {
    const lastMonth = new Date(`${addMonthsToDay(monthStart(today), -1).slice(0, 8)}15T12:00:00Z`)
    await buildPratica({
      stato: 'liquidata',
      bankId: (await buildBank()).id,
      agentId: (await buildAgent()).id,
      createdAt: addMonths(lastMonth, -2),
      dataLiquidazione: lastMonth,
      importoErogato: 12_345_678n,
    })
    const paid = await db().pratica.findMany({ where: { stato: 'liquidata' } })
    const closed = paid.filter(
      ({ dataLiquidazione }) => dataLiquidazione && dayOf(dataLiquidazione) < monthStart(today),
    )
    expect(closed.length).toBeGreaterThan(0)
    const files = async () => {
      const texts: string[][] = []
      for (const name of SUMMARIES_OF_CASES)
        for (const back of [1, 2, 3]) {
          const from = addMonthsToDay(monthStart(today), -back)
          const { rows, totals } = await read(name, { from, to: lastDayOf(from), gruppo: 'prodotto' })
          const columns = [
            'gruppo',
            ...Object.keys(totals.figures).filter((path) => !OF_TODAY.includes(path)),
          ]
          const query = {
            from,
            to: lastDayOf(from),
            gruppo: 'prodotto',
            sort: 'erogato',
            columns: columns.join(','),
          }
          if (rows.length === 0 || name === 'reportPratiche') query.sort = columns[1] ?? ''
          texts.push(whatHappened((await callAs(office, 'GET', `reports/${name}/export`, { query })).text))
        }
      return texts
    }
    const before = await files()
    for (const { id } of closed)
      await db().pratica.update({
        where: { id },
        data: { stato: 'in_istruttoria', statoDal: new Date(), importoErogato: null, dataLiquidazione: null },
      })
    expect(await files()).toEqual(before)
    const { totals } = await read('reportProduzione', { periodo: 'mese' })
    expect(totals.figures.stornate).toBeGreaterThanOrEqual(closed.length)
  })

  it('keeps its lists, its ranking of agents and its statement', async () => {
    const { id: bankId } = await buildBank()
    const agent = await buildAgent()
    const at = inMonth(1)
    const pratica = await buildPratica({
      agentId: agent.id,
      agencyId: agent.agencyId,
      bankId,
      stato: 'liquidata',
      createdAt: addMonths(at, -2),
      dataLiquidazione: at,
      importoErogato: 23_456_789n,
      provvigioni: { bankPct: 1.5 },
    })
    await buildProvvigione({
      praticaId: pratica.id,
      beneficiarioId: agent.id,
      importo: 50_123n,
      maturataAt: at,
    })
    await prepare(office, 1, [agent.id])
    const draft = await of(agent.id, 1)
    await go(office, draft.id, 'close')

    const from = month(1)
    const days = `${from}..${lastDayOf(from)}`
    const params = { id: draft.id }
    const files = () =>
      Promise.all(
        (
          [
            ['provvigioni/estratti/[id]', { params }],
            ['provvigioni/estratti/[id]/pdf', { params }],
            ['provvigioni/estratti/export', { query: { 'filter[mese]': days } }],
            [
              'reports/praticheLiquidate/export',
              { query: { 'filter[at]': days, columns: 'at,codice,movimento,importo,banca,agente,giorni' } },
            ],
            [
              'reports/provvigioni/export',
              { query: { 'filter[at]': days, columns: 'at,codice,quota,importo' } },
            ],
            [
              'reports/agents-statistics/export',
              {
                query: {
                  from,
                  to: lastDayOf(from),
                  gruppo: 'agente',
                  sort: '-erogato',
                  columns: 'gruppo,erogato,liquidate,stornate',
                },
              },
            ],
          ] as const
        ).map(async ([path, given]) => {
          const { status, text } = await callAs(office, 'GET', path, given)
          return { path, status, text }
        }),
      )
    const before = await files()
    expect(before.map(({ path, status }) => [path, status])).toEqual(before.map(({ path }) => [path, 200]))
    const last = before.at(-1)?.text ?? ''
    expect(last).toContain('234567,89')
    await withTransaction(async (tx) => {
      const data = { stato: 'in_istruttoria' as const, dataLiquidazione: null, importoErogato: null }
      await tx.pratica.update({ where: { id: pratica.id }, data: { ...data, statoDal: new Date() } })
      await reverseCommissions(tx, pratica.id)
    })
    const reversed = await db().provvigione.findFirstOrThrow({
      where: { praticaId: pratica.id, storno: true },
    })
    expect([reversed.importo, reversed.estrattoId]).toEqual([-50_123n, null])
    expect(await files()).toEqual(before)
  })
})
