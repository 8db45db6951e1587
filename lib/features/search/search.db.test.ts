import { db } from '@/lib/core/db'
import { clients } from '@/lib/features/clients/resource'
import { RESOURCES } from '@/lib/registry/resources'
import { exportList } from '@/lib/resources/export'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildNews } from '@/prisma/seed/factories/content'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicket } from '@/prisma/seed/factories/service'
import type { SearchReply } from './schema'

const ask = (as: Caller | null, q: string) => callAs<SearchReply>(as, 'GET', 'search', { query: { q } })

/** What somebody finds: titles by kind. */
async function found(as: Caller, q: string): Promise<Record<string, string[]>> {
  const { json } = await ask(as, q)
  return Object.fromEntries(
    json.groups.map(({ kind, items }): [string, string[]] => [kind, items.map(({ title }) => title)]),
  )
}

const ALL = ['pratiche_manage', 'leads_manage', 'banks_manage', 'content_manage', 'agents_manage'] as const

/** A record of every kind that has this word. */
async function world(word: string) {
  const agent = await buildAgent({ cognome: word, nome: 'Ada' })
  const client = await buildClient({ cognome: word, nome: 'Carla', telefono: '+393331234567' })
  const pratica = await buildPratica({
    clientId: client.id,
    agentId: agent.id,
    intestatario: `${word} Carla`,
  })
  await buildLead({ cognome: word, nome: 'Luca', agentId: agent.id })
  await buildBank({ nome: `Banca ${word}` })
  await buildNews({ titolo: `${word} in calo` })
  return { agent, client, pratica }
}

it('finds people, codes and titles of every kind that the reader may see', async () => {
  const { pratica } = await world('Zàppalà')
  const admin = await adminWith(...ALL)
  expect(await found(admin, 'zappala')).toEqual({
    pratiche: ['Zàppalà Carla'],
    clients: ['Carla Zàppalà'],
    leadRequests: ['Luca Zàppalà'],
    agents: ['Ada Zàppalà'],
    banks: ['Banca Zàppalà'],
    news: ['Zàppalà in calo'],
  })
  expect(Object.keys(await found(admin, pratica.codice))).toEqual(['pratiche'])
})

it('finds nothing of what a flag does not open', async () => {
  await world('Quaranta')
  expect(await found(await adminWith(), 'quaranta')).toEqual({})
  expect(Object.keys(await found(await adminWith('content_manage'), 'quaranta'))).toEqual(['news'])
  expect(Object.keys(await found(await adminWith('leads_manage'), 'quaranta'))).toEqual(['leadRequests'])
})

it('finds a ticket by its code, for whoever may read it', async () => {
  const { codice } = await buildTicket({ oggetto: 'Accesso bloccato' })
  expect(await found(await adminWith('ticketing_access'), codice)).toEqual({ tickets: ['Accesso bloccato'] })
  expect(await found(await adminWith('leads_manage'), codice)).toEqual({})
  const staff = await adminWith('ticketing_access')
  const { surname } = await db().admin.findUniqueOrThrow({ where: { id: staff.id } })
  expect(await found(staff, surname)).not.toHaveProperty('ticketStaff')
})

it('finds for an agent their own cases, requests and clients, and none of the others', async () => {
  const caller = await anAgent()
  await world('Settembrini')
  expect(await found(caller, 'settembrini')).toEqual({})
  const client = await buildClient({ cognome: 'Settembrini', nome: 'Mia', agentId: caller.id })
  const pratica = await buildPratica({ clientId: client.id, agentId: caller.id })
  expect(await found(caller, 'settembrini')).toEqual({
    pratiche: ['Mia Settembrini'],
    clients: ['Mia Settembrini'],
  })
  const { json } = await ask(caller, 'settembrini')
  const hrefs = json.groups.flatMap(({ items }) => items.flatMap((item) => item.hrefs))
  expect(new Set(hrefs)).toEqual(new Set([`/agents/reports/pratiche/${pratica.id}`]))
})

it('finds a client by telephone, and opens the newest of the cases that the reader may see', async () => {
  const client = await buildClient({ cognome: 'Doppia', nome: 'Anna', telefono: '+393479998877' })
  const older = await buildPratica({ clientId: client.id })
  const newer = await buildPratica({ clientId: client.id })
  const { json } = await ask(await adminWith('pratiche_manage'), '3479998877')
  expect(json.groups.map(({ kind }) => kind)).toEqual(['clients'])
  expect(json.groups[0]?.items[0]).toMatchObject({
    detail: `+39 347 999 8877 · ${newer.codice}`,
    hrefs: [`/admin/reports/pratiche/${newer.id}`],
  })
  const ofTheOlder = await anAgent()
  await db().pratica.update({ where: { id: older.id }, data: { agentId: ofTheOlder.id } })
  const own = await ask(ofTheOlder, '3479998877')
  expect(own.json.groups[0]?.items[0]?.hrefs).toEqual([`/agents/reports/pratiche/${older.id}`])
})

it('looks through every resource that has a search and a page', async () => {
  const resources = await Promise.all(Object.values(RESOURCES).map((load) => load()))
  const admin = await adminWith(...new Set(resources.map(({ permission }) => permission)))
  const searched = resources.filter(({ list }) => list.search).map(({ path }) => path)
  expect(searched.length).toBeGreaterThan(6)
  await buildBank({ nome: 'Banca Ricercata' })
  expect(Object.keys(await found(admin, 'ricercata'))).toEqual(['banks'])
})

it.each([
  ['ab', 400],
  ['  a  ', 400],
  ['x'.repeat(101), 400],
])('refuses to look for %s', async (q, status) => {
  const reply = await ask(await adminWith(), q)
  expect([reply.status, reply.json]).toEqual([
    status,
    expect.objectContaining({ errors: [expect.objectContaining({ path: 'q' })] }),
  ])
})

it('finds a name with one letter wrong where nothing else is found, and says so', async () => {
  const { pratica } = await world('Zampironi')
  const admin = await adminWith(...ALL)
  const near = await ask(admin, 'zampirone')
  expect(near.json.similar).toEqual(['zampironi'])
  expect(near.json.groups.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['pratiche', 'clients', 'agents']),
  )
  expect((await ask(admin, 'zampironi')).json).not.toHaveProperty('similar')
  expect((await ask(await anAgent(), 'zampirone')).json).toEqual({ groups: [], similar: [] })
  const own = await anAgent()
  await db().pratica.update({ where: { id: pratica.id }, data: { agentId: own.id } })
  expect(Object.keys(await found(own, 'zampirone carla'))).toEqual(['pratiche', 'clients'])
})

it('finds a list with one letter wrong, a telephone and a code however they are written', async () => {
  const client = await buildClient({ cognome: 'D\u2019Angeluccio', nome: 'Rosa', telefono: '+390583123456' })
  const codice = 'P26-8YH6GQG'
  await buildPratica({ clientId: client.id, codice })
  const admin = await adminWith('clients_manage', 'pratiche_manage')
  const list = (path: 'clients' | 'pratiche', q: string) =>
    callAs<{ total: number; similar?: string[] }>(admin, 'GET', path, { query: { q } })
  for (const q of [
    "D'Angeluccio",
    'd\u2019angeluccio',
    'D´ANGELUCCIO',
    '(0583) 12 34 56',
    '0039 0583-123456',
    '0583.123',
  ])
    expect([q, (await list('clients', q)).json]).toEqual([q, expect.objectContaining({ total: 1 })])
  for (const q of [
    codice,
    codice.toLowerCase().replace('-', ''),
    codice.replace('-', '\u2013'),
    codice.slice(1, 7),
  ])
    expect([q, (await list('pratiche', q)).json]).toEqual([q, expect.objectContaining({ total: 1 })])
  const near = await list('clients', 'rosa d\u2019angelucci')
  expect(near.json.total).toBe(1)
  const wrong = await list('clients', 'rosa dangelluccio')
  expect(wrong.json).toMatchObject({ total: 0 })
  const one = await list('clients', 'rosa dangeluccio')
  expect(one.json).toMatchObject({ total: 1, similar: ["rosa d'angeluccio"] })
  expect((await list('clients', 'Verdolini')).json).not.toHaveProperty('similar')
  // A file has what the list shows.
  const url = new URL('http://list/v2/clients/export?q=rosa dangeluccio')
  const file = await exportList(clients, admin.actor, url)
  expect(file.headers.get('x-total-rows')).toBe('1')
  expect(await file.text()).toContain('D\u2019Angeluccio')
})

it('takes % and _ for what they are', async () => {
  await buildBank({ nome: 'Banca Cento' })
  expect(await found(await adminWith('banks_manage'), 'ban%cento')).toEqual({})
  expect(await found(await adminWith('banks_manage'), 'banca_cento')).toEqual({})
})

it('is for those who work here', async () => {
  expect((await ask(null, 'rossi')).status).toBe(401)
  expect((await ask(await aClient(), 'rossi')).status).toBe(403)
})
