import { db } from '@/lib/core/db'
import { document } from '@/lib/openapi/document'
import { deliver } from '@/lib/testing/fuzz-kit'
import { forgetLimits, requestsTo, requestTo } from '@/lib/testing/fuzz-world'
import { adminWith, anAgent, type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { oneIn } from '@/scripts/test/property'
import { go, inMonth, of, prepare } from './test-kit'

let office: Caller
beforeAll(async () => {
  office = await adminWith('provvigioni_manage', 'provvigioni_see', 'commits_see')
})

/** Routes that can be read, with each of these ids in its address: those that speak of money are asked by name before. */
const readings = (ids: readonly string[]) =>
  oneIn(
    6,
    Object.entries(document().paths).filter(([, methods]) => 'get' in methods),
  ).flatMap(([route]) =>
    route.includes('{')
      ? [...requestsTo(route, 'GET'), ...ids.map((id) => requestTo(route, 'GET', id))]
      : [requestTo(route, 'GET')],
  )

/** What is read by anybody who asks for everything: the texts of all replies, documents and files that have this in them. */
async function leaks(as: Caller, marks: RegExp, ids: readonly string[]) {
  const found: string[] = []
  let read = 0
  for (const request of readings(ids)) {
    const response = await deliver(request, as)
    const mark = marks.exec(await response.text())
    if (response.status < 300) read += 1
    if (mark) found.push(`${request.path}: ${mark[0]}`)
  }
  return { read, found }
}

describe('what an agent learns', () => {
  const MARKS = { lordo: 987_654_321n, sede: 777_123_456n, manager: 5_556_667n, agenzia: 4_443_331n }
  const NOT_THEIRS = [
    '9876543[.,]?21',
    '9\\.876\\.543',
    '7771234[.,]?56',
    '7\\.771\\.234',
    '44433[.,]31',
    '44\\.433',
    '33[.,]7171',
  ]
  const OF_MANAGER = ['55566[.,]67', '55\\.566']
  const marks = new RegExp([...NOT_THEIRS, ...OF_MANAGER].join('|'))

  it('is the own share: no gross, no head office, nobody else’s, in any reply', async () => {
    const manager = await buildAgent()
    const me = await anAgent({
      permissions: { provvigioni_see: true, commits_see: true, pratiche_agency: true },
      managerId: manager.id,
    })
    const { agencyId } = me.actor
    const pratica = await buildPratica({
      agentId: me.id,
      agencyId,
      stato: 'liquidata',
      provvigioni: { bankPct: 33.7171, split: { agente: 50, manager: 5, agenzia: 15, sede: 30 } },
    })
    const share = { praticaId: pratica.id, maturataAt: inMonth(1), lordo: MARKS.lordo }
    await buildProvvigione({ ...share, beneficiarioId: me.id, importo: 12_345n })
    await buildProvvigione({ ...share, quota: 'manager', beneficiarioId: manager.id, importo: MARKS.manager })
    await buildProvvigione({ ...share, quota: 'agenzia', beneficiarioId: agencyId, importo: MARKS.agenzia })
    await buildProvvigione({ ...share, quota: 'sede', importo: MARKS.sede })
    await callAs(me, 'PATCH', 'pratiche/[id]', {
      params: { id: pratica.id },
      body: { note: 'Una nota', version: pratica.version },
    })
    await prepare(office, 1, [me.id, manager.id])
    const draft = await of(me.id, 1)
    const params = { id: draft.id }
    expect((await callAs(me, 'GET', 'provvigioni/estratti/[id]', { params })).status).toBe(404)
    await db().estratto.update({ where: { id: draft.id }, data: { note: 'Nota interna 33.7171' } })
    await go(office, draft.id, 'close')
    const boss = await of(manager.id, 1)
    await go(office, boss.id, 'close')
    const asked: [path: string, params?: Record<string, string>, query?: Record<string, string>][] = [
      ['pratiche'],
      ['pratiche/export', undefined, { columns: 'codice,provvigioni' }],
      ['pratiche/[id]', { id: pratica.id }],
      ['commits/[id]', { id: pratica.id }],
      ['reports/provvigioni'],
      ['reports/provvigioni', undefined, { 'filter[quota]': 'sede,manager,agenzia' }],
      ['reports/provvigioni/export'],
      ['reports/provvigioni/export', undefined, { columns: 'codice,lordo,bankPct,compenso,importo' }],
      ['reports/reportProduzione'],
      ['provvigioni/estratti'],
      ['provvigioni/estratti/export'],
      ['provvigioni/estratti/[id]', params],
      ['commits/[id]', params],
    ]
    for (const [path, given, query] of asked) {
      const { status, text } = await callAs(me, 'GET', path, { params: given, query })
      expect([path, status < 400 || path === 'commits/[id]' || status === 400]).toEqual([path, true])
      expect([path, marks.exec(text)?.[0]]).toEqual([path, undefined])
    }
    const mine = await callAs(me, 'GET', 'reports/provvigioni')
    expect(mine.text).toContain('123.45')
    expect((await callAs(me, 'GET', 'provvigioni/estratti/[id]', { params: { id: boss.id } })).status).toBe(
      404,
    )
    expect(
      (await callAs(me, 'GET', 'provvigioni/estratti/[id]/pdf', { params: { id: boss.id } })).status,
    ).toBe(404)
    for (const path of [
      'accordi',
      'bankAccordi',
      'reports/provvigioniBeneficiari',
      'reports/provvigioniBanche',
    ])
      expect((await callAs(me, 'GET', path)).status).toBe(403)
    const events = await db().realtimeEvent.findMany()
    expect(marks.exec(JSON.stringify(events.map(({ data }) => data)))).toBeNull()
    const whole = await callAs(office, 'GET', 'reports/provvigioni', { query: { limit: '200' } })
    expect(whole.text).toContain('9876543.21')
    const chief = await signedIn('agent', manager)
    await db().agent.update({
      where: { id: manager.id },
      data: { permissions: { provvigioni_see: true, team_see: true } },
    })
    const team = await callAs(chief, 'GET', 'reports/provvigioni')
    expect([team.text.includes('123.45'), team.text.includes('7771234')]).toEqual([true, false])
    await forgetLimits()
    const ids = [pratica.id, draft.id, boss.id, me.id, manager.id, agencyId ?? '']
    const own = await leaks(me, marks, ids)
    expect(own.found).toEqual([])
    expect(own.read).toBeGreaterThan(10)
    // Who leads a team has the own share of what it earns, and still neither the gross nor the rest.
    const theirs = await leaks(chief, new RegExp(NOT_THEIRS.join('|')), [pratica.id, draft.id])
    expect(theirs.found).toEqual([])
  }, 120_000)
})
