import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { quoteQueue } from '@/lib/features/home/queues'
import { prune } from '@/lib/features/privacy/prune'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank, buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildLead, buildPreventivo, buildQuote } from '@/prisma/seed/factories/leads'
import { buildAgency } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { expireQuotes } from './jobs'
import { openingOf } from './link'

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  for (const famiglia of ['asa', 'newfin', 'hub'] as const)
    await buildPriceTable({ famiglia, nome: famiglia })
})

const loan = { importo: 10_000, durata: 60, finalita: 'auto' }
const person = { nome: 'Ida', cognome: 'Prova', email: 'ida.prova@prova.example', telefono: '351 000 1234' }
type Simulated = { quoteId: string; offers: { product: { _id: string; nome: string } }[] }

/** What opens it, of a link. */
const secretIn = (url: unknown) => String(url).split('/').at(-1) ?? ''
/** As long as one of ours, of the same row, and made up. */
const secretOf = (id: string) =>
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.alloc(24, 7)]).toString('base64url')

const simulate = async (as: Caller | null) =>
  (await callAs<Simulated>(as, 'POST', 'calculators/prestiti', { body: loan })).json
const save = (as: Caller, body: object) => callAs(as, 'POST', 'quotes', { body })
const contacted = { stato: 'contattato', assignedAt: new Date(), contattatoAt: new Date() } as const
const verb = (as: Caller, name: string, id: string, body: object) =>
  callAs(as, 'POST', `quotes/[id]/${name}`, { params: { id }, body })
const rowOf = (id: string) => db().quote.findUniqueOrThrow({ where: { id } })

describe('the grids of a calculator', () => {
  it('are those that its reader works with', async () => {
    const names = async (as: Caller | null) =>
      (await simulate(as)).offers.map(({ product }) => product.nome).sort()
    expect(await names(null)).toEqual(['asa'])
    expect(await names(await anAgent({ agencyId: null }))).toEqual(['asa', 'newfin'])
    expect(await names(await anAgent({ agencyId: (await buildAgency()).id }))).toEqual([
      'asa',
      'hub',
      'newfin',
    ])
    expect(await names(await adminWith())).toEqual(['asa', 'hub', 'newfin'])
  })

  it('say what an instalment reaches', async () => {
    const agent = await anAgent()
    const ask = (body: object) => callAs(agent, 'POST', 'calculators/prestiti/incognita', { body })
    expect((await ask({ rata: 250, durata: 60, finalita: 'auto' })).json.importo).toBe(10_000)
    expect((await ask({ rata: 250, importo: 10_000, finalita: 'auto' })).json.durata).toBe(60)
    const both = await ask({ rata: 250, importo: 10_000, durata: 60, finalita: 'auto' })
    expect([both.status, both.json.errors[0]?.path]).toEqual([422, 'durata'])
  })
})

it('POST /v2/calculators/mutui/ipotesi is for who keeps the banks', async () => {
  const house = {
    finalita: 'acquisto_prima_casa',
    valoreImmobile: 200_000,
    importo: 150_000,
    durata: 25,
    tasso: 'tutti',
  }
  const ask = async (as: Caller, punti: number) =>
    callAs(as, 'POST', 'calculators/mutui/ipotesi', { body: { ...house, punti } })
  expect((await ask(await adminWith('pratiche_manage'), 1)).status).toBe(403)
  const admin = await adminWith('banks_manage')
  expect((await ask(admin, 1)).status).toBe(200)
  expect((await ask(admin, 9)).json.errors[0]?.path).toBe('punti')
})

describe('POST /v2/quotes', () => {
  it('keeps what was shown, for its agent', async () => {
    const agent = await anAgent()
    const { quoteId, offers } = await simulate(agent)
    const scelte = offers.slice(0, 2).map(({ product }) => product._id)
    const { status, json } = await save(agent, { quoteId, scelte, contatto: person, titolo: 'Auto' })
    expect([status, json._id]).toEqual([201, quoteId])
    expect(await rowOf(quoteId)).toMatchObject({
      agentId: agent.id,
      cognome: 'Prova',
      telefono: '+393510001234',
      stato: 'bozza',
      importo: 1_000_000n,
      scelte,
      codice: expect.stringMatching(/^Q\d\d-\w{7}$/),
      rata: 20_038n,
    })
    expect((await save(agent, { quoteId, scelte })).status).toBe(409)
  })

  it('refuses what is no offer of it, and names the field', async () => {
    const agent = await anAgent()
    const { quoteId } = await simulate(agent)
    const path = async (body: object) => (await save(agent, { quoteId, ...body })).json.errors[0]?.path
    expect(await path({ scelte: [newId()] })).toBe('scelte')
    expect(await path({ scelte: [] })).toBe('scelte')
    expect(await path({ scelte: [newId()], contatto: { ...person, nome: '' } })).toBe('contatto.nome')
    expect((await save(await adminWith('banks_manage'), { quoteId, scelte: [newId()] })).status).toBe(403)
  })
})

describe('POST /v2/quotes/{id}/send', () => {
  it('sends it, and the client opens it', async () => {
    const agent = await anAgent()
    const { id } = await buildPreventivo({ agentId: agent.id })
    // As the page does: by the version that it has read.
    const { json: read } = await callAs<Json>(agent, 'GET', 'quotes/[id]', { params: { id } })
    const version = Number(read.version)
    const body = { canale: 'email', email: 'ida@prova.example', version }
    const { status, json } = await verb(agent, 'send', id, body)
    expect(status).toBe(200)
    const token = secretIn(json.url)
    expect(json.url).not.toContain(id)
    expect((await verb(agent, 'send', id, body)).status).toBe(409)
    const open = (agentName: string) =>
      callAs(null, 'GET', 'quotes/[id]/apri', { params: { id: token }, headers: { 'user-agent': agentName } })
    await open('WhatsApp/2.23')
    expect((await rowOf(id)).stato).toBe('inviato')
    const { status: opened, headers } = await open('Mozilla/5.0')
    expect([opened, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(await rowOf(id)).toMatchObject({ stato: 'aperto', apertoAt: expect.any(Date) })
  })

  it('refuses an old one, a wrong address and somebody else’s', async () => {
    const agent = await anAgent()
    const { id, version } = await buildPreventivo({
      agentId: agent.id,
      scadeIl: addDays(columnOfDay(todayInRome()), -1),
    })
    expect((await verb(agent, 'send', id, { canale: 'link', version })).status).toBe(409)
    const wrong = await verb(agent, 'send', id, { canale: 'email', version })
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'email'])
    expect((await verb(await anAgent(), 'send', id, { canale: 'link', version })).status).toBe(404)
  })
})

describe('the link of a quote', () => {
  const open = async (as: Caller | null, id: string) =>
    (await callAs(as, 'GET', 'quotes/[id]/apri', { params: { id } })).status
  const pdf = async (as: Caller | null, id: string) =>
    (await callAs(as, 'GET', 'quotes/[id]/pdf', { params: { id } })).status
  const give = async (as: Caller, id: string) => {
    const { version } = await rowOf(id)
    return secretIn((await verb(as, 'send', id, { canale: 'link', version })).json.url)
  }
  const withdraw = async (as: Caller, id: string) => {
    const { version } = await rowOf(id)
    return (await verb(as, 'withdraw', id, { version })).status
  }

  it('is withdrawn by who may send it, and the next one is good', async () => {
    const agent = await anAgent()
    const { id } = await buildPreventivo({ agentId: agent.id })
    const [first, second] = [await give(agent, id), await give(agent, id)]
    expect([await open(null, first), await open(null, second)]).toEqual([200, 200])
    expect(await withdraw(await anAgent(), id)).toBe(404)
    expect(await withdraw(agent, id)).toBe(200)
    expect([await open(null, first), await open(null, second)]).toEqual([410, 410])
    expect(await open(null, await give(agent, id))).toBe(200)
  })

  it('ends thirty days after the quote', async () => {
    const agent = await anAgent()
    const { id } = await buildPreventivo({ agentId: agent.id })
    const { linkGiro } = await rowOf(id)
    const ended = (days: number) =>
      secretIn(openingOf({ id, linkGiro, scadeIl: addDays(columnOfDay(todayInRome()), -days) }))
    expect([await open(null, ended(30)), await open(null, ended(31))]).toEqual([200, 410])
  })

  it('is no id: the row’s own opens nothing, nor the document of a quote', async () => {
    const agent = await anAgent()
    const { id } = await buildPreventivo({ agentId: agent.id, inviatoAt: new Date() })
    expect([await open(null, id), await pdf(null, id), await pdf(await anAgent(), id)]).toEqual([
      410, 404, 404,
    ])
    expect(await pdf(agent, id)).toBe(200)
    expect([await open(null, 'inventato'), await open(null, secretOf(id))]).toEqual([404, 404])
    const { json } = await callAs<Simulated>(null, 'POST', 'calculators/prestiti', { body: loan })
    expect(await pdf(null, json.quoteId)).toBe(200)
  })

  it('is not needed by the client whose quote it is', async () => {
    const [client, other] = [await aClient(), await aClient()]
    const { id } = await buildPreventivo({ clientId: client.id, inviatoAt: new Date() })
    expect([await open(client, id), await open(other, id), await pdf(client, id)]).toEqual([200, 410, 200])
    expect((await rowOf(id)).apertoAt).not.toBeNull()
  })
})

describe('POST /v2/quotes/{id}/convert', () => {
  it('opens a case with everything the quote knows, once', async () => {
    const agent = await anAgent()
    const { id, version } = await buildPreventivo({ agentId: agent.id })
    const body = { a: 'pratica', ...person, version }
    const { json } = await verb(agent, 'convert', id, body)
    const pratica = await db().pratica.findUniqueOrThrow({ where: { id: String(json.praticaId) } })
    expect(pratica).toMatchObject({
      agentId: agent.id,
      product: 'prestito',
      finalita: 'auto',
      importoRichiesto: 1_000_000n,
      durataMesi: 60,
      rata: 20_038n,
      intestatario: 'Ida Prova',
    })
    expect(await db().commit.count({ where: { ref: pratica.id } })).toBe(1)
    expect(await rowOf(id)).toMatchObject({ stato: 'convertito', praticaId: pratica.id })
    expect((await verb(agent, 'convert', id, body)).status).toBe(409)
    const again = await verb(agent, 'convert', id, { ...body, version: version + 1 })
    expect(again.json.praticaId).toBe(pratica.id)
  })

  it('makes a request that becomes a case later, though the product is a grid', async () => {
    const agent = await anAgent()
    const { id, version } = await buildPreventivo({ agentId: agent.id })
    const missing = await verb(agent, 'convert', id, { a: 'lead', ...person, email: null, version })
    expect([missing.status, missing.json.errors[0]?.path]).toEqual([422, 'email'])
    const { json } = await verb(agent, 'convert', id, { a: 'lead', ...person, version })
    const leadId = String(json.leadId)
    const lead = await db().lead.findUniqueOrThrow({ where: { id: leadId } })
    expect(lead).toMatchObject({ agentId: agent.id, stato: 'contattato', quoteId: id, importo: 1_000_000n })
    expect(await db().commit.count({ where: { ref: leadId } })).toBe(1)
    const toCase = await callAs(agent, 'POST', 'leadRequests/[id]/convert', { params: { id: leadId } })
    expect(toCase.status).toBe(200)
    const asCase = await verb(agent, 'convert', id, { a: 'pratica', ...person, version: version + 1 })
    expect(asCase.json.praticaId).toBe(toCase.json.praticaId)
  })

  it('that answers a request, makes a case of the request: one, with what was offered', async () => {
    const agent = await anAgent()
    const lead = await buildLead({ agentId: agent.id, product: 'prestito', cognome: 'Unasola', ...contacted })
    const { json: people } = await callAs(agent, 'GET', 'quotes/persone', { query: { q: 'unasola' } })
    expect(people.items).toMatchObject([{ richieste: [{ _id: lead.id, product: 'prestito' }] }])
    const { quoteId, offers } = await simulate(agent)
    const scelte = [offers[0]?.product._id]
    const body = { quoteId, scelte, leadId: lead.id, contatto: { ...person, email: lead.email } }
    const others = await buildLead({ product: 'prestito', ...contacted })
    const mortgage = await buildLead({ agentId: agent.id, product: 'mutuo', ...contacted })
    for (const { id: leadId } of [others, mortgage]) {
      const refused = await save(agent, { ...body, leadId })
      expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'leadId'])
    }
    expect((await save(agent, body)).status).toBe(201)
    const { version, rata, result } = await rowOf(quoteId)
    const bank = await buildBank({ provvigionePct: 2 })
    const offered = (result as unknown as Simulated).offers.map((offer) => ({
      ...offer,
      bank: { _id: bank.id, nome: bank.nome },
    }))
    await db().quote.update({ where: { id: quoteId }, data: { result: { offers: offered } } })
    const { json } = await verb(agent, 'convert', quoteId, { a: 'pratica', ...person, version })
    expect(await db().lead.findUniqueOrThrow({ where: { id: lead.id } })).toMatchObject({
      stato: 'convertito',
      praticaId: json.praticaId,
    })
    expect(await db().pratica.findUniqueOrThrow({ where: { id: String(json.praticaId) } })).toMatchObject({
      importoRichiesto: 1_000_000n,
      durataMesi: 60,
      rata,
      origine: lead.channel,
      bankId: bank.id,
      // What the agent expects counts what the bank pays from the first day.
      provvigioni: { bankPct: 2 },
    })
    expect(await rowOf(quoteId)).toMatchObject({ leadId: lead.id, praticaId: json.praticaId })
  })

  it('of a request that is a case already is of that case', async () => {
    const agent = await anAgent()
    const { id: praticaId } = await buildPratica({ agentId: agent.id })
    const lead = await buildLead({ agentId: agent.id, product: 'prestito', stato: 'convertito', praticaId })
    const { quoteId, offers } = await simulate(agent)
    const scelte = [offers[0]?.product._id]
    expect((await save(agent, { quoteId, scelte, leadId: lead.id })).status).toBe(201)
    expect(await rowOf(quoteId)).toMatchObject({ leadId: lead.id, praticaId })
  })

  it('gives its fee and its costs to the mandate of the case that its request became', async () => {
    const agent = await anAgent()
    const { quoteId, offers } = await simulate(agent)
    const asked = { importo: BigInt(loan.importo * 100), durataMesi: loan.durata }
    const lead = await buildLead({ agentId: agent.id, product: 'prestito', ...contacted, ...asked })
    const over = { tipo: 'percentuale', valore: 9 }
    const refused = await save(agent, { quoteId, scelte: [offers[0]?.product._id], compenso: over })
    expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'compenso.valore'])
    const compenso = { tipo: 'percentuale', valore: 2 }
    await save(agent, { quoteId, scelte: [offers[0]?.product._id], leadId: lead.id, compenso })
    const made = await callAs(agent, 'POST', 'leadRequests/[id]/convert', { params: { id: lead.id } })
    const params = { id: String(made.json.praticaId) }
    const { json } = await callAs(agent, 'GET', 'pratiche/[id]', { params })
    expect(json.propostaIncarico).toMatchObject({ compenso })
    const body = { ...compenso, durataGiorni: 180 }
    await callAs(agent, 'POST', 'pratiche/[id]/incarichi', { params, body })
    const { taeg } = await db().incarico.findFirstOrThrow({ where: { praticaId: params.id } })
    expect(Number(taeg)).toBeGreaterThan(0)
  })

  it('is not made a case by who no longer has its request', async () => {
    const agent = await anAgent()
    const lead = await buildLead({ agentId: (await anAgent()).id, product: 'prestito', ...contacted })
    const { id, version } = await buildPreventivo({ agentId: agent.id, leadId: lead.id })
    const refused = await verb(agent, 'convert', id, { a: 'pratica', ...person, version })
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('non è più tua')])
  })
})

it('finds the people whom an agent knows, and nobody else’s', async () => {
  const agent = await anAgent()
  await buildLead({ agentId: agent.id, cognome: 'Nuvolòso', email: 'nuvoloso@prova.example' })
  await buildLead({ cognome: 'Nuvolòso' })
  const { json } = await callAs(agent, 'GET', 'quotes/persone', { query: { q: 'nuvolòs' } })
  expect(json.items).toMatchObject([{ email: 'nuvoloso@prova.example' }])
})

it('quotes expire by the clock, and those that were sent are not pruned', async () => {
  const old = { createdAt: new Date('2020-01-01'), scadeIl: new Date('2020-01-16') }
  const [draft, sent, won] = await Promise.all([
    buildPreventivo(old),
    buildPreventivo({ ...old, stato: 'inviato', inviatoAt: new Date('2020-01-02') }),
    buildPreventivo({
      ...old,
      stato: 'convertito',
      convertitoAt: new Date('2020-01-03'),
      inviatoAt: new Date('2020-01-02'),
    }),
  ])
  const visitor = await buildQuote(old)
  await expireQuotes()
  expect([(await rowOf(draft.id)).stato, (await rowOf(sent.id)).stato, (await rowOf(won.id)).stato]).toEqual([
    'scaduto',
    'scaduto',
    'convertito',
  ])
  await prune()
  const ids = [draft, sent, won, visitor].map(({ id }) => id)
  const left = await db().quote.findMany({ where: { id: { in: ids } }, select: { id: true } })
  expect(left.map(({ id }) => id).sort()).toEqual([sent.id, won.id].sort())
})

it('a visitor’s simulation is nobody’s quote: not in the list, and no page of its own', async () => {
  const admin = await adminWith('pratiche_manage')
  const { id } = await buildQuote()
  const kept = await buildPreventivo()
  const { json } = await callAs(admin, 'GET', 'quotes', { query: { limit: '200' } })
  const ids = json.items.map(({ _id }) => _id)
  expect([ids.includes(id), ids.includes(kept.id)]).toEqual([false, true])
  expect((await callAs(admin, 'GET', 'quotes/[id]', { params: { id } })).status).toBe(404)
})

describe('accepting', () => {
  const accept = (as: Caller, id: string, body: object) =>
    callAs(as, 'POST', as.role === 'client' ? 'clients/me/quotes/[id]/accept' : 'quotes/[id]/accept', {
      params: { id },
      body,
    })

  it('the client accepts what was sent to their address, once, and who made it is told', async () => {
    const [agent, client] = await Promise.all([anAgent(), aClient()])
    const mine = { agentId: agent.id, email: client.actor.email.toUpperCase(), nome: 'Ida', cognome: 'Sì' }
    const sent = await buildPreventivo({ ...mine, stato: 'inviato', inviatoAt: new Date() })
    const draft = await buildPreventivo(mine)
    const { json } = await callAs(client, 'GET', 'clients/me/quotes')
    const terms = { taeg: 8.2, rata: 200.38, tasso: 'fisso', spese: 0, totale: 12_022.8 }
    expect(json).toMatchObject([{ _id: sent.id, accettato: false, cifreAl: '2026-11-20', offerte: [terms] }])
    const { version } = sent
    expect((await accept(await aClient(), sent.id, { version })).status).toBe(404)
    expect((await accept(client, draft.id, { version })).status).toBe(404)
    expect((await accept(client, sent.id, { version: version + 1 })).status).toBe(409)
    expect((await accept(client, sent.id, { version, offerta: newId() })).json.errors).toMatchObject([
      { path: 'offerta' },
    ])
    expect((await accept(client, sent.id, { version })).status).toBe(204)
    expect(await rowOf(sent.id)).toMatchObject({ stato: 'accettato', accettatoAt: expect.any(Date) })
    expect((await accept(client, sent.id, { version: version + 1 })).status).toBe(409)
    expect(await db().notification.findFirst({ where: { userId: agent.id } })).toMatchObject({
      titolo: 'Ida Sì ha accettato un preventivo',
      href: `/agents/personal-documents/preventivi/${sent.id}`,
    })
    expect((await quoteQueue({ actor: agent.actor, now: new Date(), limit: 5 })).items).toMatchObject([
      { _id: sent.id, cognome: 'Sì', giorni: 0, late: false },
    ])
    const shown = await callAs(client, 'GET', 'clients/me/quotes')
    expect(shown.json).toMatchObject([{ accettato: true }])
  })

  it('an agent notes what a client has said: it is preferred from then on, and does not expire', async () => {
    const agent = await anAgent()
    const old = { createdAt: new Date('2020-01-01'), scadeIl: new Date('2020-01-16') }
    const [quote, over] = await Promise.all([
      buildPreventivo({ agentId: agent.id }),
      buildPreventivo({ agentId: agent.id, ...old }),
    ])
    expect((await accept(await anAgent(), quote.id, { version: 1 })).status).toBe(404)
    expect((await accept(agent, over.id, { version: 1 })).status).toBe(409)
    expect((await accept(agent, quote.id, { version: 1, offerta: quote.scelte[0] })).status).toBe(204)
    await db().quote.update({ where: { id: quote.id }, data: old })
    await expireQuotes()
    expect((await rowOf(quote.id)).stato).toBe('accettato')
  })
})

describe('being called back', () => {
  const ask = (as: Caller, id: string, body: object = { telefono: '351 800 0000', nota: 'Dopo le 18' }) =>
    callAs(as, 'POST', 'clients/me/quotes/[id]/richiamata', { params: { id }, body })

  it('is a request to who made the quote, once, and only of what one was sent', async () => {
    const [agent, client] = await Promise.all([anAgent(), aClient()])
    const mine = { agentId: agent.id, email: client.actor.email }
    const [sent, draft] = await Promise.all([
      buildPreventivo({ ...mine, stato: 'inviato', inviatoAt: new Date() }),
      buildPreventivo(mine),
    ])
    expect((await ask(client, draft.id)).status).toBe(404)
    expect((await ask(await aClient(), sent.id)).status).toBe(404)
    expect((await ask(agent, sent.id)).status).toBe(403)
    expect((await ask(client, sent.id, { telefono: '12' })).json.errors).toMatchObject([{ path: 'telefono' }])
    const clicks = await Promise.all([ask(client, sent.id), ask(client, sent.id)])
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await db().contactRequest.findFirstOrThrow({ where: { agentId: agent.id } })).toMatchObject({
      kind: 'richiamata',
      stato: 'assegnato',
      agentId: agent.id,
      email: client.actor.email,
      messaggio: `Preventivo ${sent.codice}: Dopo le 18`,
    })
    expect(await db().notification.count({ where: { userId: agent.id, titolo: 'Richiamata' } })).toBe(1)
  })

  it('counts as one of the person’s requests once it is accepted, and is stopped where they have sent enough', async () => {
    const [agent, client] = await Promise.all([anAgent(), aClient()])
    const mine = {
      agentId: agent.id,
      email: client.actor.email,
      stato: 'inviato',
      inviatoAt: new Date(),
    } as const
    const [first, second] = [await buildPreventivo(mine), await buildPreventivo(mine)]
    const key = `requests-persona:${client.actor.email.toLowerCase()} +393518000000`
    const counted = async () => (await db().rateLimit.findUnique({ where: { key } }))?.points ?? 0
    expect((await ask(client, first.id, { telefono: '12' })).status).toBe(422)
    expect(await counted()).toBe(0)
    expect((await ask(client, first.id)).status).toBe(201)
    expect((await ask(client, first.id)).status).toBe(409)
    expect(await counted()).toBe(1)
    await db().rateLimit.update({ where: { key }, data: { points: 20 } })
    expect((await ask(client, second.id)).status).toBe(429)
    expect(await db().contactRequest.count({ where: { email: client.actor.email } })).toBe(1)
  })
})
