import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { agendaOf } from '@/lib/features/home/agenda'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

type Reply = {
  _id: string
  version: number
  quando: string | null
  daAvvisare?: boolean
  errors?: { path: string; message: string }[]
}
const inDays = (days: number) => addDays(new Date(), days).toISOString()
const fix = (as: Caller | null, id: string, body: object) =>
  callAs<Reply>(as, 'POST', 'pratiche/[id]/meeting', { params: { id }, body })
const cancel = (as: Caller | null, id: string, version: number) =>
  callAs<Reply>(as, 'POST', 'pratiche/[id]/meeting/cancel', { params: { id }, body: { version } })
const detail = (as: Caller, id: string) => callAs(as, 'GET', 'pratiche/[id]', { params: { id } })
const assign = (as: Caller, id: string, body: object) =>
  callAs<{ version: number }>(as, 'POST', 'pratiche/[id]/assign', { params: { id }, body })

type Told = { versione: number; uid: string; agente: string; alPostoDi?: string; pratica?: boolean }
/** What a person was written about meetings, in order. */
async function toldTo(email: string) {
  const mails = await mailsTo<Told>(email)
  return mails
    .filter(({ template }) => template.startsWith('appuntamento'))
    .map(({ template, data }) => ({ template, ...data }))
}
const meetings = async ({ actor }: Caller, quando: string, id: string) =>
  (await agendaOf(actor, new Date(quando))).items.filter(({ _id }) => _id === id)

/** A case that came of no request, with its agent. */
async function aCase() {
  const agent = await anAgent()
  const { id, version } = await buildPratica({ agentId: agent.id })
  const email = `cliente-${id}@posta.example`
  const who = await db().praticaPersona.findFirst({
    where: { praticaId: id, ruolo: 'richiedente' },
    include: { client: true },
  })
  if (who?.clientId) await db().client.update({ where: { id: who.clientId }, data: { email } })
  else if (who) await db().praticaPersona.update({ where: { id: who.id }, data: { email } })
  return { agent, id, version, email }
}

it('is made, moved and called off, and the client’s calendar follows by one entry whose versions rise', async () => {
  const { agent, id, version, email } = await aCase()
  const [quando, later] = [inDays(3), inDays(5)]
  const made = await fix(agent, id, { version, quando })
  expect([made.status, made.json.quando]).toEqual([200, quando])
  expect((await detail(agent, id)).json.appuntamento).toEqual({
    _id: id,
    version: made.json.version,
    quando,
    di: 'pratica',
  })
  expect(await meetings(agent, quando, id)).toMatchObject([{ kind: 'appuntamento', praticaId: id }])
  const moved = await fix(agent, id, { version: made.json.version, quando: later })
  expect((await fix(agent, id, { version: made.json.version, quando })).status).toBe(409)
  const off = await cancel(agent, id, moved.json.version)
  expect([off.status, off.json.quando]).toEqual([200, null])
  expect((await cancel(agent, id, off.json.version)).status).toBe(409)
  const mails = await toldTo(email)
  expect(mails.map(({ template, pratica }) => [template, pratica])).toEqual([
    ['appuntamento', true],
    ['appuntamento', true],
    ['appuntamento-annullato', undefined],
  ])
  expect(new Set(mails.map(({ uid }) => uid)).size).toBe(1)
  const versions = mails.map(({ versione }) => versione)
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
})

it('is refused to others, in the past, far away, for a closed case, and upon another, which is named', async () => {
  const { agent, id, version } = await aCase()
  const quando = inDays(8)
  for (const [as, status] of [
    [null, 401],
    [await aClient(), 403],
    [await adminWith(), 403],
    [await anAgent(), 404],
  ] as const)
    expect((await fix(as, id, { version, quando })).status).toBe(status)
  const other = await buildLead({
    agentId: agent.id,
    stato: 'appuntamento',
    appuntamentoAt: new Date(quando),
  })
  for (const [at, path] of [
    [inDays(-2), 'quando'],
    [inDays(740), 'quando'],
    [quando, 'sovrapposto'],
  ] as const) {
    const { status, json } = await fix(agent, id, { version, quando: at })
    expect([status, json.errors?.map((error) => error.path)]).toEqual([422, [path]])
  }
  const upon = await fix(agent, id, { version, quando, sovrapposto: true })
  expect(upon.status).toBe(200)
  // And the other way round: a request's meeting is not put upon that of a case.
  const back = await callAs<Reply>(agent, 'POST', 'leadRequests/[id]/appointment', {
    params: { id: other.id },
    body: { version: other.version, quando },
  })
  expect(back.json.errors?.[0]?.path).toBe('sovrapposto')
  const closed = await buildPratica({ agentId: agent.id, stato: 'ritirata' })
  expect((await fix(agent, closed.id, { version: closed.version, quando: inDays(20) })).status).toBe(409)
})

it('goes to the new agent with its case, the client is told who comes, the office that there are two', async () => {
  const { agent, id, version, email } = await aCase()
  const quando = inDays(4)
  const made = await fix(agent, id, { version, quando })
  const [next, office] = [await anAgent(), await adminWith('pratiche_manage')]
  await buildLead({
    agentId: next.id,
    stato: 'appuntamento',
    appuntamentoAt: new Date(quando),
    nome: 'Ada',
    cognome: 'Altra',
  })
  const given = await assign(office, id, {
    version: made.json.version,
    agentId: next.id,
    motivo: 'Ferie lunghe',
  })
  expect(given.status).toBe(200)
  expect([(await meetings(agent, quando, id)).length, (await meetings(next, quando, id)).length]).toEqual([
    0, 1,
  ])
  const [, told] = await toldTo(email)
  expect(told).toMatchObject({
    agente: `${next.actor.nome} ${next.actor.cognome}`,
    alPostoDi: `${agent.actor.nome} ${agent.actor.cognome}`,
  })
  const bells = await db().notification.findMany({ where: { role: 'admin', userId: office.id } })
  expect(bells.map(({ titolo, testo }) => `${titolo}: ${testo}`)).toEqual([
    expect.stringMatching(/ha due appuntamenti alla stessa ora: .* e con Ada Altra\.$/),
  ])
})

it('of a request goes with the request, and with the case that came of it', async () => {
  const [first, second, third] = [await anAgent(), await anAgent(), await anAgent()]
  const appuntamentoAt = addDays(new Date(), 6)
  const lead = await buildLead({ agentId: first.id, stato: 'appuntamento', appuntamentoAt })
  const office = await adminWith('leads_manage', 'pratiche_manage')
  const given = await callAs(office, 'POST', 'leadRequests/[id]/assign', {
    params: { id: lead.id },
    body: { agentId: second.id },
  })
  expect(given.status).toBe(200)
  const at = appuntamentoAt.toISOString()
  const held = async () =>
    Promise.all([first, second, third].map(async (one) => (await meetings(one, at, lead.id)).length))
  expect(await held()).toEqual([0, 1, 0])
  const converted = await callAs<{ praticaId: string }>(second, 'POST', 'leadRequests/[id]/convert', {
    params: { id: lead.id },
  })
  const { praticaId } = converted.json
  const { version } = await db().pratica.findUniqueOrThrow({ where: { id: praticaId } })
  expect(
    (await assign(office, praticaId, { version, agentId: third.id, motivo: 'Cambio zona' })).status,
  ).toBe(200)
  expect(await held()).toEqual([0, 0, 1])
  const mails = await toldTo(lead.email)
  expect(mails.map(({ agente }) => agente)).toEqual(
    [second, third].map(({ actor }) => `${actor.nome} ${actor.cognome}`),
  )
  expect(new Set(mails.map(({ versione }) => versione)).size).toBe(2)
  expect(await db().notification.count({ where: { userId: office.id } })).toBe(0)
})

it('stays in the agenda when the case is closed, and is moved and called off there; no other is made', async () => {
  const { agent, id, version, email } = await aCase()
  const [quando, later] = [inDays(3), inDays(6)]
  const made = await fix(agent, id, { version, quando })
  const closed = await callAs<{ version: number }>(agent, 'POST', 'pratiche/[id]/state', {
    params: { id },
    body: { to: 'ritirata', motivo: 'Ha trovato altrove', version: made.json.version },
  })
  expect(closed.status).toBe(200)
  expect(await meetings(agent, quando, id)).toHaveLength(1)
  // Nobody else is put upon it.
  const other = await aCase()
  await db().pratica.update({ where: { id: other.id }, data: { agentId: agent.id } })
  const upon = await fix(agent, other.id, { version: other.version, quando })
  expect(upon.json.errors?.map(({ path }) => path)).toEqual(['sovrapposto'])
  const moved = await fix(agent, id, { version: closed.json.version, quando: later })
  expect([moved.status, moved.json.quando]).toEqual([200, later])
  const off = await cancel(agent, id, moved.json.version)
  expect([off.status, (await meetings(agent, later, id)).length]).toEqual([200, 0])
  expect((await toldTo(email)).map(({ template }) => template)).toEqual([
    'appuntamento',
    'appuntamento',
    'appuntamento-annullato',
  ])
  expect((await fix(agent, id, { version: off.json.version, quando })).status).toBe(409)
})

it('says that the person has no e-mail: in the reply, and in the time line', async () => {
  const { agent, id, version } = await aCase()
  await db().praticaPersona.updateMany({ where: { praticaId: id }, data: { email: null } })
  const who = await db().praticaPersona.findFirst({ where: { praticaId: id, ruolo: 'richiedente' } })
  if (who?.clientId) await db().client.update({ where: { id: who.clientId }, data: { email: null } })
  const made = await fix(agent, id, { version, quando: inDays(3) })
  expect([made.status, made.json.daAvvisare]).toEqual([200, true])
  const off = await cancel(agent, id, made.json.version)
  expect(off.json.daAvvisare).toBe(true)
  const told = await db().praticaEvento.findMany({ where: { praticaId: id, tipo: 'appuntamento' } })
  expect(told).toHaveLength(2)
  for (const { testo } of told) expect(testo).toMatch(/non ha un’e-mail: va avvisato a voce\.$/)
})

it('says it at once where the case is given to somebody who meets another person at that time', async () => {
  const { agent, id, version } = await aCase()
  const office = await adminWith('pratiche_manage')
  const heir = await anAgent()
  const quando = inDays(4)
  const made = await fix(agent, id, { version, quando })
  expect(made.json.daAvvisare).toBe(false)
  await buildLead({ agentId: heir.id, stato: 'appuntamento', appuntamentoAt: new Date(quando) })
  const body = { agentId: heir.id, motivo: 'Cambio di zona', version: made.json.version }
  const given = await callAs<{ cautele: string[] }>(office, 'POST', 'pratiche/[id]/assign', {
    params: { id },
    body,
  })
  expect(given.status).toBe(200)
  expect(given.json.cautele).toEqual([expect.stringContaining('ha due appuntamenti alla stessa ora')])
})
