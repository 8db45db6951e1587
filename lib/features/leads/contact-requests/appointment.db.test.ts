import type { AgentScope } from '@/lib/auth/actor'
import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { agentContacts } from '@/lib/features/home/data'
import { templatesTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'

/** A day on which somebody works, from tomorrow on. */
function workday(from: number): string {
  const day = addDays(new Date(), from)
  return day.getUTCDay() === 0 ? dayOf(addDays(day, 1)) : dayOf(day)
}
const sunday = () => dayOf(addDays(new Date(), 7 - new Date().getUTCDay() + 7))

const asked = {
  giorno: workday(3),
  altroGiorno: workday(6),
  parte: 'mattina',
  canale: 'agenzia',
  nota: 'La stipula',
}
const ask = (as: Caller | null, id: string, body: object = asked) =>
  callAs(as, 'POST', 'pratiche/[id]/appointment', { params: { id }, body })
const withdraw = (as: Caller, id: string, version: number) =>
  callAs(as, 'POST', 'pratiche/[id]/appointment/withdraw', { params: { id }, body: { version } })
const shown = async (as: Caller, id: string) =>
  (await callAs(as, 'GET', 'pratiche/[id]', { params: { id } })).json.appuntamenti as Record<
    string,
    unknown
  >[]

async function followed(overrides: Parameters<typeof buildPratica>[0] = {}) {
  const [agent, client] = [await anAgent(), await aClient()]
  const { id } = await buildPratica({ agentId: agent.id, stato: 'in_istruttoria', ...overrides })
  await buildPersona({ praticaId: id, clientId: client.id, ruolo: 'cointestatario' })
  return { agent, client, id }
}

it('reaches who follows the case: in the bell, by mail, among the contacts and on the case', async () => {
  const { agent, client, id } = await followed()
  const reply = await ask(client, id)
  expect(reply.status).toBe(201)
  expect(await db().contactRequest.findUniqueOrThrow({ where: { id: reply.json._id } })).toMatchObject({
    kind: 'appuntamento',
    stato: 'assegnato',
    agentId: agent.id,
    praticaId: id,
    messaggio: 'La stipula',
    dettagli: { giorni: [asked.giorno, asked.altroGiorno], parte: 'mattina', canale: 'agenzia' },
  })
  const bell = await db().notification.findMany({ where: { userId: agent.id } })
  expect(bell.map(({ titolo, href }) => [titolo, href])).toEqual([
    ['Appuntamento', `/agents/reports/pratiche/${id}`],
  ])
  expect(await templatesTo(client.actor.email)).toEqual(['contact-received'])
  const queue = await agentContacts(ctxOf(agent).scope as AgentScope)
  expect(queue.items).toEqual([expect.objectContaining({ praticaId: id, kind: 'appuntamento' })])
  expect(await shown(agent, id)).toEqual([expect.objectContaining({ rispondibile: true })])
  expect(await shown(client, id)).toHaveLength(1)
  const again = await ask(client, id)
  expect([again.status, again.json.detail]).toEqual([409, expect.stringContaining('Hai già chiesto')])
})

it('is answered, or withdrawn, and then can be asked for again', async () => {
  const { agent, client, id } = await followed()
  const first = (await ask(client, id)).json
  const body = { to: 'contattato', version: first.version }
  const answered = await callAs(agent, 'POST', 'requests/[id]/state', { params: { id: first._id }, body })
  expect([answered.status, await shown(client, id)]).toEqual([200, []])
  const second = (await ask(client, id)).json
  expect((await withdraw(await aClient(), id, second.version)).status).toBe(404)
  expect((await withdraw(agent, id, second.version)).status).toBe(403)
  expect((await withdraw(client, id, 9)).status).toBe(409)
  expect((await withdraw(client, id, second.version)).status).toBeLessThan(300)
  expect((await withdraw(client, id, second.version)).status).toBe(404)
  const row = await db().contactRequest.findUniqueOrThrow({ where: { id: second._id } })
  expect([row.stato, row.note]).toEqual(['perso', expect.stringContaining('ritirata')])
  const said = await db().praticaEvento.findMany({ where: { praticaId: id }, orderBy: { at: 'asc' } })
  expect(said.map(({ testo }) => testo.split(':')[0])).toEqual([
    'Chiesto un appuntamento',
    'Risposto alla richiesta di appuntamento',
    'Chiesto un appuntamento',
    'Ritirata la richiesta di appuntamento',
  ])
})

it('is for the people of an open case alone, and says what is wrong', async () => {
  const { agent, client, id } = await followed()
  const denied: [Caller | null, number][] = [
    [null, 401],
    [agent, 403],
    [await adminWith('pratiche_manage'), 403],
    [await aClient(), 404],
  ]
  for (const [as, status] of denied) expect((await ask(as, id)).status).toBe(status)
  const wrong: [object, string][] = [
    [{ giorno: dayOf(new Date()) }, 'giorno'],
    [{ giorno: '2026-02-31' }, 'giorno'],
    [{ giorno: dayOf(addDays(new Date(), 90)) }, 'giorno'],
    [{ altroGiorno: sunday() }, 'altroGiorno'],
    [{ parte: 'notte' }, 'parte'],
    [{ canale: 'piccione' }, 'canale'],
    [{ nota: 'x'.repeat(501) }, 'nota'],
  ]
  for (const [change, path] of wrong) {
    const { status, json } = await ask(client, id, { ...asked, ...change })
    expect([change, status, json.errors?.map((error) => error.path)]).toEqual([change, 422, [path]])
  }
  const over = await followed({ stato: 'respinta' })
  expect((await ask(over.client, over.id)).status).toBe(409)
})

it('goes with the case to another agent', async () => {
  const [office, next, { client, id }] = [
    await adminWith('pratiche_manage'),
    await anAgent(),
    await followed(),
  ]
  const { _id } = (await ask(client, id)).json
  const { version } = await db().pratica.findUniqueOrThrow({ where: { id } })
  const body = { agentId: next.id, motivo: 'Trasferito', version }
  expect((await callAs(office, 'POST', 'pratiche/[id]/assign', { params: { id }, body })).status).toBe(200)
  expect(await db().contactRequest.findUniqueOrThrow({ where: { id: _id } })).toMatchObject({
    agentId: next.id,
  })
  expect(await shown(office, id)).toEqual([expect.objectContaining({ rispondibile: false })])
})
