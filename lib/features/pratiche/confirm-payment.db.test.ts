import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { readCube } from '@/lib/cubes/read'
import type { ReportReply } from '@/lib/reports/view'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildPratica, buildPrediction } from '@/prisma/seed/factories/pratiche'

const YESTERDAY = dayOf(addDays(new Date(), -1))

let [office, agent, client]: Caller[] = []
beforeAll(async () => {
  office = await adminWith('pratiche_manage', 'pratiche_reopen', 'provvigioni_see')
})

/** A case whose payment its agent has just recorded. */
async function recorded() {
  ;[agent, client] = [await anAgent(), await aClient()]
  const { id: bankId } = await buildBank({ provvigionePct: 1 })
  const { id } = await buildPratica({
    stato: 'stipula',
    bankId,
    agentId: agent.id,
    clientId: client.id,
    provvigioni: { bankPct: 1 },
  })
  await buildPrediction({ agentId: agent.id, praticaId: id, stato: 'aperta' })
  const pay = async () => {
    const { version } = await db().pratica.findUniqueOrThrow({ where: { id } })
    const body = { to: 'liquidata', version, erogato: 90_000, data: YESTERDAY }
    return callAs(agent ?? null, 'POST', 'pratiche/[id]/state', { params: { id }, body })
  }
  expect((await pay()).status).toBe(200)
  const say = (esito: string, body: object = {}, as: Caller | null = office ?? null) =>
    callAs(as, 'POST', 'pratiche/[id]/erogazione', { params: { id }, body: { esito, version: 2, ...body } })
  return { id, pay, say }
}

const stateOf = (id: string) => db().pratica.findUniqueOrThrow({ where: { id } })
const sharesOf = (praticaId: string) => db().provvigione.count({ where: { praticaId } })
/** The payments and reversals of an agent's cases as the report has them: amount, gross, what became of the shares. */
async function linesOf(caller: Caller | undefined): Promise<string[]> {
  const query = { 'filter[agentId]': caller?.id ?? '' }
  const { json } = await callAs<ReportReply>(office ?? null, 'GET', 'reports/praticheLiquidate', { query })
  return json.items
    .map(({ importo, movimento, lordo, provvigione }) =>
      [importo, movimento, lordo, provvigione].filter((value) => value !== null).join(' '),
    )
    .sort()
}
/** What cubes, forecasts and the funnel say of an agent's only case. */
async function countedOf(caller: Caller | undefined) {
  const { id: agentId = '' } = caller ?? {}
  const months = await readCube('cubo_agente', { reader: caller?.actor ?? null, by: ['mese'] } as never)
  const sum = (name: 'liquidate' | 'liquidato' | 'stornate') =>
    months.reduce((all, month) => all + Number(month[name]), 0)
  const query = { 'filter[arrivata]': 'liquidata', 'filter[agentId]': agentId }
  return {
    liquidate: sum('liquidate'),
    liquidato: sum('liquidato'),
    stornate: sum('stornate'),
    realizzate: await db().prediction.count({ where: { agentId, stato: 'realizzata' } }),
    arrivate: (await callAs(office ?? null, 'GET', 'pratiche', { query })).json.total,
  }
}
/** What the state of somebody's only case is called in the file of the list, and in what the palette finds. */
async function namedBy(caller: Caller | undefined, id: string): Promise<(string | undefined)[]> {
  const file = await callAs(caller ?? null, 'GET', 'pratiche/export', { query: { columns: 'stato' } })
  const { codice } = await stateOf(id)
  const { json } = await callAs<{ groups: { kind: string; items: { detail: string }[] }[] }>(
    caller ?? null,
    'GET',
    'search',
    { query: { q: codice } },
  )
  const found = json.groups.find(({ kind }) => kind === 'pratiche')?.items[0]?.detail
  return [file.text.trim().split('\r\n').at(-1), found?.split(' · ').at(-1)]
}

const bellsOf = (caller: Caller | undefined) =>
  db().notification.findMany({ where: { userId: caller?.id ?? '' }, orderBy: { createdAt: 'desc' } })

it('a payment that an agent records counts, accrues and is told only once the office says so', async () => {
  const { id, say } = await recorded()
  expect(await stateOf(id)).toMatchObject({ stato: 'liquidata', erogazioneDaConfermare: true })
  expect(await sharesOf(id)).toBe(0)
  expect(await mailsTo(client?.actor.email ?? '')).toEqual([])
  expect(await countedOf(agent)).toEqual({
    liquidate: 0,
    liquidato: 0,
    stornate: 0,
    realizzate: 0,
    arrivate: 0,
  })
  expect((await bellsOf(office))[0]?.titolo).toMatch(/^Erogazione da confermare/)
  const waiting = { query: { 'filter[erogazioneDaConfermare]': 'true', 'filter[agentId]': agent?.id ?? '' } }
  expect((await callAs(office ?? null, 'GET', 'pratiche', waiting)).json.total).toBe(1)
  expect(await namedBy(agent, id)).toEqual(['Liquidata, da confermare', 'Liquidata, da confermare'])

  const foreseen = await callAs<{ maturano: { totale: number }; email: unknown[] }>(
    office ?? null,
    'GET',
    'pratiche/[id]/erogazione/effetti',
    { params: { id }, query: { esito: 'confermata' } },
  )
  expect([foreseen.json.maturano.totale, foreseen.json.email.length]).toEqual([900, 1])
  expect((await say('confermata')).json).toMatchObject({ stato: 'liquidata', erogazioneDaConfermare: false })
  expect(await namedBy(agent, id)).toEqual(['Liquidata', 'Liquidata'])
  const { _sum } = await db().provvigione.aggregate({ where: { praticaId: id }, _sum: { importo: true } })
  expect(_sum.importo).toBe(90_000n)
  expect(await countedOf(agent)).toEqual({
    liquidate: 1,
    liquidato: 9_000_000,
    stornate: 0,
    realizzate: 1,
    arrivate: 1,
  })
  expect((await mailsTo(client?.actor.email ?? '')).map(({ data }) => data.stato)).toEqual([
    'finanziamento erogato',
  ])
  const [mail] = await mailsTo(agent?.actor.email ?? '')
  expect([mail?.template, mail?.data.esito]).toEqual(['erogazione-esito', 'confermata'])
  expect((await bellsOf(agent))[0]?.titolo).toMatch(/erogazione confermata$/)
  expect((await say('confermata', { version: 3 })).status).toBe(409)
  expect((await callAs(office ?? null, 'GET', 'pratiche', waiting)).json.total).toBe(0)
})

it('one that the office does not confirm takes the case back, with the reason, and tells nobody outside', async () => {
  const { id, pay, say } = await recorded()
  const silent = await say('respinta')
  expect([silent.status, silent.json.errors[0]?.path]).toEqual([422, 'motivo'])
  expect((await say('respinta', { motivo: 'Bonifico non arrivato' })).status).toBe(200)
  expect(await stateOf(id)).toMatchObject({
    stato: 'stipula',
    erogazioneDaConfermare: false,
    importoErogato: null,
    dataLiquidazione: null,
  })
  expect(await sharesOf(id)).toBe(0)
  expect(await countedOf(agent)).toMatchObject({ liquidate: 0, stornate: 0, realizzate: 0, arrivate: 0 })
  expect(await db().prediction.count({ where: { praticaId: id, stato: 'aperta' } })).toBe(1)
  expect(await mailsTo(client?.actor.email ?? '')).toEqual([])
  const story = await callAs(client ?? null, 'GET', 'pratiche/[id]', { params: { id } })
  expect(story.json.eventi).toEqual([])
  const [mail] = await mailsTo(agent?.actor.email ?? '')
  expect(mail?.data).toMatchObject({ esito: 'non confermata', motivo: 'Bonifico non arrivato' })
  // Recorded again and confirmed: one accrual, which is of the one payment that counted.
  expect((await pay()).status).toBe(200)
  expect((await say('confermata', { version: 4 })).status).toBe(200)
  const lines = await linesOf(agent)
  expect(lines).toEqual(['90000 liquidata 900 maturata'])
  // Reopened, recorded a third time and refused: what accrued and was taken back stays beside the payment that it was of.
  const reopen = { to: 'stipula', version: 5, motivo: 'Importo sbagliato' }
  expect(
    (await callAs(office ?? null, 'POST', 'pratiche/[id]/state', { params: { id }, body: reopen })).status,
  ).toBe(200)
  expect((await pay()).status).toBe(200)
  expect((await say('respinta', { version: 7, motivo: 'Non risulta' })).status).toBe(200)
  expect(await linesOf(agent)).toEqual(
    ['90000 liquidata 900 stornata', '-90000 stornata -900 maturata'].sort(),
  )
})

it('is the office’s word, of a case as it was read', async () => {
  const { id, say } = await recorded()
  const codes = [null, client, agent, await adminWith('leads_manage')].map(
    async (as) => (await say('confermata', {}, as ?? null)).status,
  )
  expect(await Promise.all(codes)).toEqual([401, 403, 403, 403])
  expect((await say('confermata', { version: 1 })).json.code).toBe('stale_version')
  const both = await Promise.all([say('confermata'), say('respinta', { motivo: 'Non risulta' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await stateOf(id)).version).toBe(3)
})

it('may be reopened while it waits: there is nothing to take back, and nobody was told', async () => {
  const { id } = await recorded()
  const { status } = await callAs(office ?? null, 'POST', 'pratiche/[id]/state', {
    params: { id },
    body: { to: 'stipula', version: 2, motivo: 'Importo sbagliato' },
  })
  expect([status, await sharesOf(id)]).toEqual([200, 0])
  expect(await mailsTo(client?.actor.email ?? '')).toEqual([])
})

it('is not asked for where the office has said so', async () => {
  await db().setting.create({ data: { key: 'erogazioniConConferma', value: false } })
  const { id } = await recorded()
  expect((await stateOf(id)).erogazioneDaConfermare).toBe(false)
  expect(await sharesOf(id)).toBeGreaterThan(0)
  await db().setting.delete({ where: { key: 'erogazioniConConferma' } })
})
