import type { ActivityReply } from '@/lib/activity/schema'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { agendaOf } from '@/lib/features/home/agenda'
import type { Appuntamento } from '@/lib/features/meetings/schema'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

type Moved = Appuntamento & { code?: string; errors?: { path: string }[] }
const inDays = (days: number) => addDays(new Date(), days).toISOString()
const move = (as: Caller | null, id: string, body: object) =>
  callAs<Moved>(as, 'POST', 'leadRequests/[id]/appointment', { params: { id }, body })
const cancel = (as: Caller | null, id: string, version: number) =>
  callAs(as, 'POST', 'leadRequests/[id]/appointment/cancel', { params: { id }, body: { version } })
const state = (as: Caller, id: string, body: object) =>
  callAs(as, 'POST', 'leadRequests/[id]/state', { params: { id }, body })
const detail = (as: Caller, id: string) => callAs(as, 'GET', 'pratiche/[id]', { params: { id } })

/** What the person was written about a meeting: which mail, which version of it. */
async function toldTo(email: string) {
  const mails = await mailsTo<{ versione: number; uid: string }>(email)
  return mails.map(({ template, data: { versione, uid } }) => ({ template, versione, uid }))
}

async function withMeeting(days = 3) {
  const agent = await anAgent()
  const lead = await buildLead({ agentId: agent.id, stato: 'contattato' })
  const made = await state(agent, lead.id, { to: 'appuntamento', version: 1, quando: inDays(days) })
  return { agent, lead, version: Number(made.json.version) }
}

it('is moved and called off, and the person’s calendar follows by one entry whose versions rise', async () => {
  const { agent, lead, version } = await withMeeting()
  const quando = inDays(5)
  const moved = await move(agent, lead.id, { version, quando })
  expect([moved.status, moved.json.quando]).toEqual([200, quando])
  const off = await cancel(agent, lead.id, moved.json.version)
  expect([off.status, off.json.quando]).toEqual([200, null])
  const mails = await toldTo(lead.email)
  expect(mails.map(({ template, versione }) => [template, versione])).toEqual([
    ['appuntamento', 2],
    ['appuntamento', 3],
    ['appuntamento-annullato', 4],
  ])
  expect(new Set(mails.map(({ uid }) => uid)).size).toBe(1)
  expect(await db().lead.findUniqueOrThrow({ where: { id: lead.id } })).toMatchObject({
    stato: 'contattato',
    appuntamentoAt: null,
  })
  expect((await cancel(agent, lead.id, off.json.version)).status).toBe(409)
})

it('goes on with the case: who follows it sees it, moves it and calls it off, and nobody else', async () => {
  const { agent, lead, version } = await withMeeting()
  const converted = await callAs<{ praticaId: string }>(agent, 'POST', 'leadRequests/[id]/convert', {
    params: { id: lead.id },
  })
  const { praticaId } = converted.json
  const now = { version: version + 1, quando: inDays(4) }
  expect((await detail(agent, praticaId)).json.appuntamento).toMatchObject({
    _id: lead.id,
    version: version + 1,
  })
  const next = await anAgent()
  await db().pratica.update({ where: { id: praticaId }, data: { agentId: next.id } })
  for (const [as, status] of [
    [null, 401],
    [await aClient(), 403],
    [await adminWith(), 403],
    [await anAgent(), 404],
  ] as const)
    expect((await move(as, lead.id, now)).status).toBe(status)
  const meets = async ({ actor }: Caller) =>
    (await agendaOf(actor, new Date(now.quando))).items.filter(({ _id }) => _id === lead.id).length
  expect((await move(next, lead.id, now)).status).toBe(200)
  expect([await meets(next), await meets(agent)]).toEqual([1, 0])
  expect((await move(next, lead.id, now)).json.code).toBe('stale_version')
  expect((await cancel(next, lead.id, version + 2)).status).toBe(200)
  expect(await db().lead.findUniqueOrThrow({ where: { id: lead.id } })).toMatchObject({ stato: 'convertito' })
  expect((await detail(next, praticaId)).json.appuntamento).toBeNull()
})

it('cannot be put in the past, far away, or upon another, which is named', async () => {
  const { agent, lead, version } = await withMeeting()
  const other = await buildLead({ agentId: agent.id, stato: 'contattato', nome: 'Ada', cognome: 'Altra' })
  const taken = inDays(8)
  await state(agent, other.id, { to: 'appuntamento', version: 1, quando: taken })
  for (const [quando, path] of [
    [inDays(-2), 'quando'],
    [inDays(740), 'quando'],
    ['domani', 'quando'],
    [taken, 'sovrapposto'],
  ]) {
    const { status, json } = await move(agent, lead.id, { version, quando })
    expect([quando, status, json.errors?.map((error) => error.path)]).toEqual([quando, 422, [path]])
  }
  expect((await move(agent, lead.id, { version, quando: taken, sovrapposto: true })).status).toBe(200)
})

it('is called off by a step that comes instead of it, which then cannot be taken back', async () => {
  const { agent, lead, version } = await withMeeting()
  const lost = await state(agent, lead.id, { to: 'perso', version, motivo: 'Ha scelto altri' })
  expect([lost.status, lost.json.appuntamentoAt]).toEqual([200, null])
  expect((await toldTo(lead.email)).at(-1)?.template).toBe('appuntamento-annullato')
  const undone = { params: { id: lead.id }, body: { version: version + 1 } }
  expect((await callAs(agent, 'POST', 'leadRequests/[id]/state/undo', undone)).status).toBe(409)
})

it('is told to its agent where the office moves it', async () => {
  const { agent, lead, version } = await withMeeting()
  const office = await adminWith('leads_manage')
  expect((await move(office, lead.id, { version, quando: inDays(6) })).status).toBe(200)
  const bell = await db().notification.findMany({ where: { userId: agent.id } })
  expect(bell.map(({ testo }) => testo.split(' al ')[0])).toContain('Appuntamento spostato')
})

it('what was written for a request stands on its case, and what was written for the case on the request', async () => {
  const agent = await anAgent()
  const pratica = await buildPratica({ agentId: agent.id })
  const { id } = await buildLead({ agentId: agent.id, stato: 'convertito', praticaId: pratica.id })
  const note = (path: 'leadRequests' | 'pratiche', to: string, testo: string) =>
    callAs(agent, 'POST', `${path}/[id]/activity`, { params: { id: to }, body: { tipo: 'nota', testo } })
  await note('leadRequests', id, 'Chiede un fisso')
  await note('pratiche', pratica.id, 'Manca il CUD')
  const read = async (as: Caller, path: 'leadRequests' | 'pratiche', of: string, query = {}) =>
    (await callAs<ActivityReply>(as, 'GET', `${path}/[id]/activity`, { params: { id: of }, query })).json
  const lines = ({ items }: ActivityReply) =>
    items.map(({ testo, origine, annullabile }) => [testo, origine, annullabile])
  expect(lines(await read(agent, 'pratiche', pratica.id))).toEqual([
    ['Manca il CUD', null, true],
    ['Chiede un fisso', 'richiesta', false],
  ])
  expect(lines(await read(agent, 'leadRequests', id))).toEqual([
    ['Manca il CUD', 'pratica', false],
    ['Chiede un fisso', null, true],
  ])
  // Page by page it is the same line.
  const first = await read(agent, 'pratiche', pratica.id, { limit: '1' })
  const second = await read(agent, 'pratiche', pratica.id, { limit: '1', cursor: String(first.nextCursor) })
  expect(lines(second)).toEqual([['Chiede un fisso', 'richiesta', false]])
  // Who sees the request alone reads nothing of the case.
  expect(lines(await read(await adminWith('leads_manage'), 'leadRequests', id))).toHaveLength(1)
})
