import { addMonthsToDay, startOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildAdmin, buildAgent, buildEmployee } from '@/prisma/seed/factories/people'
import { buildEvento, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildClassifica } from '@/prisma/seed/factories/service'
import { type Periodo, periodOf, periodWords } from './labels'
import type { AlboReply, ClassificaRete } from './types'

const monthsAgo = (months: number): Periodo =>
  periodOf(addMonthsToDay(`${todayInRome().slice(0, 7)}-01`, -months).slice(0, 7))
const within = ({ anno, mese }: Periodo) =>
  new Date(startOfDay(`${anno}-${String(mese).padStart(2, '0')}-01`).getTime() + 10 * 86_400_000)

let office: Caller
beforeAll(async () => {
  office = await adminWith('rankings_manage')
})
beforeEach(async () => {
  await db().classificaVoce.deleteMany()
  await db().classifica.deleteMany()
})

const pay = (agentId: string, period: Periodo, importoErogato: bigint) =>
  buildPratica({ agentId, stato: 'liquidata', importoErogato, dataLiquidazione: within(period) })
const make = async (period: Periodo, path = 'classificheAgenti') =>
  (await callAs(office, 'POST', path, { body: { titolo: '', ...period } })).json
const step = (as: Caller | null, id: string, verb: string, body: object, path = 'classificheAgenti') =>
  callAs(as, 'POST', `${path}/[id]/${verb}`, { params: { id }, body })
const rowsOf = (classificaId: string) =>
  db().classificaVoce.findMany({ where: { classificaId }, orderBy: [{ posizione: 'asc' }, { nome: 'asc' }] })
const read = (as: Caller | null, tipo: string, query: Record<string, string> = {}) =>
  callAs<ClassificaRete & Json>(as, 'GET', 'rankings/[tipo]', { params: { tipo }, query })
const asked = ({ anno, mese }: Periodo) => ({ anno: String(anno), mese: String(mese) })

describe('a ranking', () => {
  it('is counted from what was paid out in its month, with ties and a minimum', async () => {
    const period = monthsAgo(2)
    const [ada, bea, caio, dino] = await Promise.all(
      ['Ada', 'Bea', 'Caio', 'Dino'].map((nome) => buildAgent({ nome, cognome: 'Conta' })),
    )
    await pay(ada?.id ?? '', period, 50_000_000n)
    await pay(bea?.id ?? '', period, 30_000_000n)
    await pay(caio?.id ?? '', period, 30_000_000n)
    await pay(dino?.id ?? '', monthsAgo(3), 90_000_000n)
    const ranking = await make(period)
    expect(ranking).toMatchObject({
      titolo: `Classifica agenti, ${periodWords(period)}`,
      published: false,
      partecipanti: 3,
      vincitore: 'Ada Conta',
    })
    expect(
      (await rowsOf(ranking._id)).map(({ posizione, nome, punti }) => [posizione, nome, Number(punti)]),
    ).toEqual([
      [1, 'Ada Conta', 510],
      [2, 'Bea Conta', 310],
      [2, 'Caio Conta', 310],
    ])
    // A month has one ranking of a kind.
    const twice = await callAs(office, 'POST', 'classificheAgenti', { body: { titolo: '', ...period } })
    expect([twice.status, twice.json.errors[0]?.path, twice.json.detail]).toEqual([
      409,
      'mese',
      `La classifica agenti di ${periodWords(period)} c’è già.`,
    ])
  })

  it('is counted again, corrected, published and taken back, by who may, each with its history', async () => {
    const period = monthsAgo(5)
    const [first, second] = [await anAgent(), await anAgent()]
    await pay(first.id, period, 10_000_000n)
    const { _id, version } = await make(period)
    await pay(second.id, period, 20_000_000n)
    for (const [as, status] of [
      [null, 401],
      [await adminWith('reports_see'), 403],
      [first, 403],
    ] as const)
      expect((await step(as, _id, 'recompute', { version })).status).toBe(status)
    expect((await step(office, _id, 'recompute', { version: version + 1 })).status).toBe(409)
    const again = (await step(office, _id, 'recompute', { version })).json
    expect(again.partecipanti).toBe(2)
    const [, last] = await rowsOf(_id)
    const correct = (values: object) => step(office, _id, 'correct', { voceId: last?.id, ...values })
    const wrong = await correct({ punti: 200, motivo: '', version: again.version })
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'motivo'])
    const corrected = await correct({ punti: 200, motivo: 'Gara di squadra', version: again.version })
    expect(corrected.json.vincitore).toBe(last?.nome)
    const kept = (await step(office, _id, 'recompute', { version: corrected.json.version })).json
    expect((await rowsOf(_id))[0]).toMatchObject({ nome: last?.nome, correzioneMotivo: 'Gara di squadra' })
    const out = await step(office, _id, 'publish', { version: kept.version })
    expect(out.json).toMatchObject({ published: true })
    const bells = await db().notification.findMany({ where: { userId: first.id } })
    expect(bells.map(({ titolo }) => titolo)).toEqual([`Classifica agenti di ${periodWords(period)}`])
    const poster = await callAs(office, 'GET', 'classificheAgenti/[id]/poster', { params: { id: _id } })
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    // What is out stays: no counting, no correcting, no deleting, and no other month.
    const now = { version: out.json.version }
    expect((await step(office, _id, 'recompute', now)).status).toBe(409)
    expect((await correct({ punti: 1, motivo: 'Tardi', ...now })).status).toBe(409)
    const params = { id: _id }
    expect((await callAs(office, 'DELETE', 'classificheAgenti/[id]', { params, body: now })).status).toBe(409)
    const moved = { params, body: { ...now, ...monthsAgo(9) } }
    expect((await callAs(office, 'PATCH', 'classificheAgenti/[id]', moved)).status).toBe(409)
    expect((await step(office, _id, 'unpublish', now)).status).toBe(422)
    const back = await step(office, _id, 'unpublish', { ...now, motivo: 'Manca una pratica' })
    expect(back.json).toMatchObject({ published: false, pubblicataAt: null })
    expect((await callAs(office, 'GET', 'classificheAgenti/[id]/poster', { params })).status).toBe(409)
    const history = await db().commit.findMany({ where: { ref: _id }, orderBy: { id: 'asc' } })
    expect(history.map(({ action, info }) => [action, (info as { reason?: string }).reason])).toEqual([
      ['create', undefined],
      ['edit', undefined],
      ['edit', 'Gara di squadra'],
      ['edit', undefined],
      ['edit', undefined],
      ['edit', 'Manca una pratica'],
    ])
    // One of another kind is not there.
    expect((await step(office, _id, 'publish', { version: 1 }, 'classificheManagers')).status).toBe(404)
  })

  it('is not published while its month runs, nor as it was counted then, nor empty', async () => {
    const tooEarly = await callAs(office, 'POST', 'classificheAgenti', {
      body: { titolo: '', ...monthsAgo(0) },
    })
    expect([tooEarly.status, tooEarly.json.errors[0]?.path]).toEqual([422, 'mese'])
    // One that was made before that was refused.
    const running = await buildClassifica({ ...monthsAgo(0), partecipanti: 1, calcolataAt: new Date() })
    expect((await step(office, running.id, 'publish', { version: running.version })).status).toBe(409)
    const stati = await callAs(office, 'GET', 'classificheAgenti')
    expect(stati.json.items).toMatchObject([{ stato: 'in_corso' }])
    const early = await buildClassifica({
      ...monthsAgo(6),
      partecipanti: 1,
      calcolataAt: within(monthsAgo(6)),
    })
    const { status, json } = await step(office, early.id, 'publish', { version: early.version })
    expect([status, json.detail]).toEqual([409, expect.stringContaining('ricalcola')])
    const empty = await make(monthsAgo(4))
    expect((await step(office, empty._id, 'publish', { version: empty.version })).status).toBe(409)
  })

  it('of the office counts what its accounts did', async () => {
    const period = monthsAgo(7)
    const admin = await buildAdmin()
    await buildEmployee({ nome: 'Fabio', cognome: 'Ufficio', ufficio: 'Istruttoria', adminId: admin.id })
    const { id: praticaId } = await buildPratica()
    const event = { praticaId, tipo: 'documento', actorRole: 'admin', actorId: admin.id } as const
    for (const testo of ['Verificato: Carta d’identità', 'Verificato: CUD', 'Da rifare: Busta paga.'])
      await buildEvento({ ...event, testo, at: within(period) })
    const { _id, vincitore } = await make(period, 'classificheDipendenti')
    expect(vincitore).toBe('Fabio Ufficio')
    const [row] = await rowsOf(_id)
    expect([row?.misure, Number(row?.punti)]).toEqual([{ documenti: 2, ticket: 0 }, 2])
    expect((await make(period, 'classificheContactCenter')).partecipanti).toBe(0)
  })
})

describe('the network', () => {
  it('reads the running month, and published ones; its own figures, and of the others what the setting shows', async () => {
    const [me, other] = [await anAgent(), await buildAgent()]
    const [now, before] = [monthsAgo(0), monthsAgo(8)]
    await pay(me.id, before, 10_000_000n)
    await pay(other.id, before, 20_000_000n)
    const { _id, version } = await make(before)
    expect((await read(me, 'agenti', asked(before))).status).toBe(404)
    await step(office, _id, 'publish', { version })
    // Taken back later: what is out does not change.
    await db().pratica.updateMany({
      where: { agentId: other.id },
      data: { stato: 'in_istruttoria', importoErogato: null, dataLiquidazione: null },
    })
    const { json } = await read(me, 'agenti', asked(before))
    expect(json.righe.map(({ mia, punti, importo }) => [mia, punti, importo])).toEqual([
      [false, 210, null],
      [true, 110, 100_000],
    ])
    expect(json.mia).toMatchObject({ posizione: 2, manca: { punti: 100, posizione: 1 } })
    expect([json.mesi, json.andamento]).toEqual([[before], [{ ...before, posizione: 2 }]])
    await db().setting.create({ data: { key: 'classificheMostra', value: 'posizione' } })
    try {
      const hidden = (await read(me, 'agenti', asked(before))).json
      expect(hidden.righe.map(({ punti }) => punti)).toEqual([null, 110])
      expect((await read(office, 'agenti', asked(before))).json.righe[0]?.importo).toBe(200_000)
    } finally {
      await db().setting.deleteMany({ where: { key: 'classificheMostra' } })
    }
    expect((await read(me, 'agenti')).json).toMatchObject({ ...now, provvisoria: true })
    expect((await read(null, 'agenti')).status).toBe(401)
    expect((await read(await adminWith('reports_see'), 'agenti')).status).toBe(403)
    const { vittorie, titoli } = (
      await callAs<AlboReply & Json>(me, 'GET', 'rankings/[tipo]/albo', { params: { tipo: 'agenti' } })
    ).json
    const nome = `${other.nome} ${other.cognome}`
    expect(vittorie).toMatchObject([{ ...before, nome, mia: false }])
    expect(titoli).toEqual([{ nome, mia: false, titoli: 1, ultimo: before }])
  })
})
