import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { templatesTo } from '@/lib/testing/queued-mails'
import { adminWith, anAgent, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

type Verb = 'chase' | 'recall' | 'suspend' | 'withdraw'
type Row = { id: string; version: number }
type VerbJson = Json & { done: number; lines: { result: string | null; message: string | null }[] }

const act = (as: Caller | null, verb: Verb, rows: readonly Row[], values: object = {}, preview = false) =>
  callAs<VerbJson>(as, 'POST', `pratiche/${verb}`, {
    body: { rows: rows.map(({ id, version }) => ({ _id: id, version })), values, preview },
  })
const ago = (days: number) => addDays(new Date(), -days)
const stalled = (agentId: string, days = 20) =>
  buildPratica({ agentId, stato: 'in_istruttoria', ultimaAttivita: ago(days) })
const caseOf = (id: string) => db().pratica.findUniqueOrThrow({ where: { id } })
const bellsOf = async (userId: string) =>
  (await db().notification.findMany({ where: { role: 'agent', userId } })).map(({ titolo }) => titolo)

let office: Caller
beforeAll(async () => {
  office = await adminWith('pratiche_manage')
})

describe('chasing a stalled case', () => {
  it('tells its agent once a day, by bell and mail, and leaves it stalled', async () => {
    const agent = await buildAgent()
    const pratica = await stalled(agent.id)
    const { status, json } = await act(office, 'chase', [pratica], { messaggio: 'Serve la perizia' })
    expect([status, json.done, json.lines[0]?.result]).toEqual([200, 1, `${agent.nome} ${agent.cognome}`])
    const after = await caseOf(pratica.id)
    expect(after.sollecitataAt && dayOf(after.sollecitataAt)).toBe(dayOf(new Date()))
    expect([after.ultimaAttivita, after.version]).toEqual([pratica.ultimaAttivita, pratica.version + 1])
    expect(await bellsOf(agent.id)).toEqual([`Sollecito per la pratica ${pratica.codice}`])
    expect(await templatesTo(agent.email)).toEqual(['pratica-sollecitata'])
    const evento = await db().praticaEvento.findFirstOrThrow({
      where: { praticaId: pratica.id, tipo: 'sollecito' },
    })
    expect([evento.pubblico, evento.testo]).toEqual([
      false,
      `Sollecitata a ${agent.nome} ${agent.cognome}: Serve la perizia`,
    ])
    expect(await db().commit.count({ where: { ref: pratica.id } })).toBeGreaterThan(0)
    const again = await act(office, 'chase', [after])
    expect([again.json.done, again.json.lines[0]?.message]).toEqual([0, 'È già stata sollecitata oggi.'])
    await db().pratica.update({ where: { id: pratica.id }, data: { sollecitataAt: ago(1) } })
    expect((await act(office, 'chase', [after])).json.done).toBe(1)
  })

  it('writes one mail for many, and tells the manager at twice the threshold only', async () => {
    const manager = await buildAgent()
    const agent = await buildAgent({ managerId: manager.id })
    await act(office, 'chase', [await stalled(agent.id, 20)])
    expect(await bellsOf(manager.id)).toEqual([])
    const rows = [await stalled(agent.id, 31), await stalled(agent.id, 60)]
    const preview = await act(office, 'chase', rows, {}, true)
    expect([preview.json.done, (await templatesTo(agent.email)).length]).toEqual([2, 1])
    await act(office, 'chase', rows)
    expect((await templatesTo(agent.email)).length).toBe(2)
    expect(await bellsOf(manager.id)).toEqual([`Pratiche ferme di ${agent.nome} ${agent.cognome}`])
  })

  it('is refused of cases that are not stalled, of stale versions, and to agents', async () => {
    const agent = await buildAgent()
    const alive = await stalled(agent.id, 2)
    expect((await act(office, 'chase', [alive])).json.lines[0]?.message).toMatch(/non è ferma/)
    const old = await stalled(agent.id)
    const stale = await act(office, 'chase', [{ ...old, version: old.version + 1 }])
    expect(stale.json.done).toBe(0)
    expect((await act(await signedIn('agent', agent), 'chase', [old])).status).toBe(403)
    expect((await act(null, 'chase', [old])).status).toBe(401)
    expect(await bellsOf(agent.id)).toEqual([])
  })
})

describe('the other verbs of stalled cases', () => {
  it('plan a call, which changes nothing else; agents do so with their own cases', async () => {
    const agent = await buildAgent()
    const pratica = await stalled(agent.id)
    const quando = dayOf(addDays(new Date(), 3))
    const { json } = await act(await signedIn('agent', agent), 'recall', [pratica], { quando })
    expect(json.done).toBe(1)
    const after = await caseOf(pratica.id)
    expect([after.ricontattareIl?.toISOString().slice(0, 10), after.ultimaAttivita]).toEqual([
      quando,
      pratica.ultimaAttivita,
    ])
    const query = { 'filter[ricontattare]': `${quando}..${quando}`, 'filter[agentId]': agent.id }
    const list = await callAs<{ total: number } & Json>(office, 'GET', 'reports/praticheFerme', { query })
    expect(list.json.total).toBe(1)
    const past = await act(office, 'recall', [after], { quando: '2026-01-01' })
    expect([past.status, past.json.errors?.[0]?.path]).toEqual([422, 'quando'])
    const other = await act(await anAgent(), 'recall', [after], { quando })
    expect([other.json.done, (await caseOf(pratica.id)).version]).toEqual([0, after.version])
  })

  it('suspend and withdraw with a reason, by the step that a single case takes', async () => {
    const agent = await buildAgent()
    const [a, b] = [await stalled(agent.id), await stalled(agent.id)]
    expect((await act(office, 'suspend', [a])).status).toBe(422)
    expect((await act(office, 'suspend', [a], { motivo: 'Aspetta il rogito' })).json.done).toBe(1)
    expect(
      (await act(await signedIn('agent', agent), 'withdraw', [b], { causale: 'Non risponde più' })).json.done,
    ).toBe(1)
    expect((await caseOf(b.id)).causale).toBe('Non risponde più')
    expect([(await caseOf(a.id)).stato, (await caseOf(b.id)).stato]).toEqual(['sospesa', 'ritirata'])
  })
})
