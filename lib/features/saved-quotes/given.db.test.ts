import { open } from '@/lib/auth/secret-box'
import { addDays, columnOfDay, dayOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import type { Payload } from '@/lib/jobs/payloads'
import { aClient, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildLead, buildPreventivo } from '@/prisma/seed/factories/leads'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { quoteByLink } from './received'
import { remindWithdrawal } from './remind-withdrawal'

let agent: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  await buildPriceTable({ famiglia: 'asa', nome: 'asa' })
  agent = await anAgent()
})

const verb = (as: Caller | null, name: string, id: string, body: object) =>
  callAs(as, 'POST', `quotes/[id]/${name}`, { params: { id }, body })
const rowOf = (id: string) => db().quote.findUniqueOrThrow({ where: { id } })
const given = (as: Caller, id: string) =>
  callAs<Json[]>(as, 'GET', 'quotes/[id]/consegne', { params: { id } })

type Simulated = { quoteId: string; offers: { product: { _id: string }; taeg: number; totale: number }[] }

async function sent(overrides = {}) {
  const { id, version } = await buildPreventivo({ agentId: agent.id, ...overrides })
  const { json } = await verb(agent, 'send', id, { canale: 'email', email: 'ida@prova.example', version })
  return { id, token: String(json.url).split('/').at(-1) ?? '' }
}

describe('a quote with the broker’s fee', () => {
  const loan = { importo: 10_000, durata: 60, finalita: 'auto' }
  const simulate = async () =>
    (await callAs<Simulated>(agent, 'POST', 'calculators/prestiti', { body: loan })).json

  it('has it in costs, TAEG and total: the row, the API, the document', async () => {
    const { quoteId, offers } = await simulate()
    const [offer] = offers
    const scelte = [offer?.product._id]
    const compenso = { tipo: 'percentuale', valore: 2 }
    expect((await callAs(agent, 'POST', 'quotes', { body: { quoteId, scelte, compenso } })).status).toBe(201)
    const { taeg } = await rowOf(quoteId)
    expect(Number(taeg)).toBeGreaterThan(offer?.taeg ?? 0)
    const { json } = await callAs(agent, 'GET', 'quotes/[id]', { params: { id: quoteId } })
    const kept = (json.result as Simulated & { offers: { costi: object[] }[] }).offers[0]
    expect(kept?.taeg).toBe(Number(taeg))
    expect(kept?.totale).toBeCloseTo((offer?.totale ?? 0) + 200, 2)
    expect(kept?.costi).toContainEqual({ voce: 'Compenso di mediazione', importo: 200, quando: 'iniziale' })
    const { text } = await callAs(agent, 'GET', 'quotes/[id]/pdf', { params: { id: quoteId } })
    for (const words of ['Compenso di mediazione', '200,00', 'soltanto se il credito è concluso'])
      expect(text).toContain(words)
    expect(text).toContain(`${Number(taeg).toFixed(2).replace('.', ',')}%`)
  })

  it('refuses a fee that is none', async () => {
    const { quoteId, offers } = await simulate()
    const scelte = [offers[0]?.product._id]
    const path = async (compenso: object) =>
      (await callAs(agent, 'POST', 'quotes', { body: { quoteId, scelte, compenso } })).json.errors[0]?.path
    expect(await path({ tipo: 'percentuale', valore: -1 })).toBe('compenso.valore')
    expect(await path({ tipo: 'importo', valore: 20_000 })).toBe('compenso.valore')
  })
})

describe('what is given with a quote', () => {
  it('is kept: when, by whom, to whom, with which text; and is what the link opens', async () => {
    const { id, token } = await sent()
    const { json } = await given(agent, id)
    expect(json).toMatchObject([
      {
        canale: 'email',
        email: 'ida@prova.example',
        versione: '1',
        hash: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ])
    expect((await given(await anAgent(), id)).status).toBe(404)
    const { text, status } = await callAs(null, 'GET', 'quotes/[id]/apri', { params: { id: token } })
    expect(status).toBe(200)
    const order = [
      'Elementi essenziali',
      'Importo totale del credito',
      'Durata del contratto',
      'Tasso debitore',
      'Tasso annuo effettivo globale',
      'Importo totale dovuto',
      'rate mensili',
      'Se non paghi',
      'Recesso',
      'Rimborso anticipato',
      'Lo comunica il finanziatore',
    ]
    const sheet = text.slice(text.indexOf('Informazioni europee di base'))
    const places = order.map((words) => sheet.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('has the sheets of every offer that its client may accept', async () => {
    const { result } = await buildPreventivo({ agentId: agent.id })
    const [offer] = (result as { offers: object[] }).offers
    const [one, other] = ['Prestito Uno', 'Prestito Due'].map((nome) => ({
      ...offer,
      product: { _id: newId(), nome },
    }))
    const { id } = await buildPreventivo({
      agentId: agent.id,
      result: { offers: [one, other] as object[], excluded: [], asOf: '2026-11-20' } as never,
      scelte: [one?.product._id ?? '', other?.product._id ?? ''],
    })
    const { text } = await callAs(agent, 'GET', 'quotes/[id]/pdf', { params: { id } })
    expect(text.split('Elementi essenziali')).toHaveLength(3)
    const sheets = text.slice(text.indexOf('Elementi essenziali'))
    for (const nome of ['Prestito Uno', 'Prestito Due']) expect(text).toContain(nome)
    expect(sheets).toContain('Prestito Due')
  })

  it('of a mortgage is the broker’s information, and what the bank’s document will say', async () => {
    const { id } = await buildPreventivo({ agentId: agent.id, product: 'mutuo' })
    const { text } = await callAs(agent, 'GET', 'quotes/[id]/pdf', { params: { id } })
    expect(text).toContain('Informazioni sul mediatore e sul mutuo')
    expect(text).not.toContain('Elementi essenziali')
  })
})

it('an offer that is not for everybody says so where its client reads it: in the mail, by the link, in the area', async () => {
  const client = await aClient()
  const { result } = await buildPreventivo({ agentId: agent.id })
  const [offer] = (result as { offers: object[] }).offers
  const avviso = 'Solo per chi ha un ISEE fino a 40.000 €.'
  const kept = { ...offer, product: { _id: newId(), nome: 'Mutuo Giovani' }, avviso, rataSeSale: 250.5 }
  const { id, token } = await sent({
    product: 'mutuo',
    clientId: client.id,
    result: { offers: [kept], excluded: [], asOf: '2026-11-20' },
    scelte: [kept.product._id],
  })
  const rise = 'Se l’indice sale di 2 punti, la rata è di 250,50\u00a0€.'
  const found = await quoteByLink(token, '')
  expect(found === 'finito' ? [] : found.offerte[0]?.condizioni).toEqual([avviso, rise])
  const { json } = await callAs<Json[]>(client, 'GET', 'clients/me/quotes')
  const received = json.find(({ _id }) => _id === id) as { offerte: { condizioni: string[] }[] } | undefined
  expect(received?.offerte[0]?.condizioni).toEqual([avviso, rise])
  const { rows } = await pool().query<{ payload: Payload<'mail.send'> }>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'template' = 'preventivo' ORDER BY id DESC LIMIT 1`,
  )
  const told = JSON.parse(open(rows[0]?.payload.sealed ?? '') ?? '{}') as {
    offerte: { condizioni: string }[]
  }
  expect(told.offerte[0]?.condizioni).toBe(`${avviso} ${rise}`)
})

describe('the answer to a quote', () => {
  it('names the offer where there are several: none is taken for the client', async () => {
    const { result } = await buildPreventivo({ agentId: agent.id })
    const [offer] = (result as { offers: object[] }).offers
    const offers = ['Uno', 'Due'].map((nome) => ({ ...offer, product: { _id: newId(), nome } }))
    const scelte = offers.map(({ product }) => product._id)
    const { id, token } = await sent({ result: { offers, excluded: [], asOf: '2026-11-20' }, scelte })
    const bare = await verb(null, 'risposta', token, { risposta: 'accetta' })
    expect([bare.status, bare.json.errors[0]?.path, (await rowOf(id)).stato]).toEqual([
      422,
      'offerta',
      'inviato',
    ])
    expect((await verb(null, 'risposta', token, { risposta: 'accetta', offerta: scelte[1] })).status).toBe(
      204,
    )
    expect((await rowOf(id)).scelte[0]).toBe(scelte[1])
  })

  it('is given by the link, once, and whoever made it is told', async () => {
    const { id, token } = await sent()
    expect((await verb(null, 'risposta', id, { risposta: 'accetta' })).status).toBe(404)
    expect((await verb(await aClient(), 'risposta', id, { risposta: 'accetta' })).status).toBe(404)
    const wrong = await verb(null, 'risposta', token, { risposta: 'richiamami' })
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'telefono'])
    const called = await verb(null, 'risposta', token, { risposta: 'richiamami', telefono: '351 000 1234' })
    expect(called.status).toBe(204)
    expect((await verb(null, 'risposta', token, { risposta: 'accetta' })).status).toBe(204)
    expect((await rowOf(id)).stato).toBe('accettato')
    expect((await verb(null, 'risposta', token, { risposta: 'rifiuta' })).status).toBe(409)
    const { codice } = await rowOf(id)
    const told = { userId: agent.id, testo: { startsWith: String(codice) } }
    expect(await db().notification.count({ where: told })).toBe(1)
  })

  it('may be no, by the link or in the area', async () => {
    const client = await aClient()
    const byLink = await sent()
    expect((await verb(null, 'risposta', byLink.token, { risposta: 'rifiuta' })).status).toBe(204)
    expect(await rowOf(byLink.id)).toMatchObject({ stato: 'rifiutato', rifiutatoAt: expect.any(Date) })
    const inArea = await sent({ clientId: client.id })
    expect((await verb(client, 'risposta', inArea.id, { risposta: 'rifiuta' })).status).toBe(204)
  })
})

describe('the case that a quote became', () => {
  it('shows what was given, opened and answered, to who works on it alone', async () => {
    const client = await aClient()
    const { id: praticaId } = await buildPratica({ agentId: agent.id, clientId: client.id })
    const { id, token } = await sent({ praticaId })
    const shown = async (as: Caller) =>
      (await callAs(as, 'GET', 'pratiche/[id]', { params: { id: praticaId } })).json.preventivi
    const { codice, agentId } = await rowOf(id)
    expect(await shown(agent)).toMatchObject([
      {
        codice,
        stato: 'inviato',
        apertoAt: null,
        richiamataAt: null,
        consegne: [
          { a: 'ida@prova.example', versione: '1', da: expect.stringContaining(agent.actor.cognome) },
        ],
      },
    ])
    await callAs(null, 'GET', 'quotes/[id]/apri', { params: { id: token } })
    await verb(null, 'risposta', token, { risposta: 'richiamami', telefono: '351 000 5678' })
    await verb(null, 'risposta', token, { risposta: 'accetta' })
    const instant = expect.stringMatching(/^\d{4}-/)
    expect(await shown(agent)).toMatchObject([
      {
        stato: 'accettato',
        apertoAt: instant,
        accettatoAt: instant,
        richiamataAt: instant,
        rifiutatoAt: null,
      },
    ])
    expect(await shown(client)).toEqual([])
    // The same quote belongs to the case that its request became.
    const { id: leadId } = await buildLead({ praticaId: (await buildPratica({ agentId })).id })
    await db().quote.update({ where: { id }, data: { praticaId: null, leadId } })
    expect(await shown(agent)).toEqual([])
  })
})

describe('the reminder of the right to withdraw', () => {
  const now = new Date('2026-12-10T08:00:00Z')
  type Signed = { daysAgo: number; givenDaysBefore: number; caso?: object; email?: string | null }
  /** A quote whose information was given so many days before the contract, at six in the evening. */
  const signed = async ({ daysAgo, givenDaysBefore, caso, email = 'ida@prova.example' }: Signed) => {
    const firmaIl = columnOfDay(dayOf(addDays(now, -daysAgo)))
    const { id: praticaId } = await buildPratica({
      agentId: agent.id,
      product: 'prestito',
      finalita: 'auto',
      stato: 'stipula',
      dataStipula: addDays(firmaIl, -20),
      firmaIl,
      ...caso,
    })
    const { id } = await sent({ praticaId, email })
    const at = new Date(addDays(firmaIl, -givenDaysBefore).getTime() + 17 * 3_600_000)
    const consegna = email === null ? { at, email: null } : { at }
    await db().preventivoConsegna.updateMany({ where: { quoteId: id }, data: consegna })
    if (email === null) await db().quote.update({ where: { id }, data: { email: null } })
    return { id, praticaId }
  }
  const reminded = async ({ id }: { id: string }) =>
    (await db().preventivoConsegna.findFirstOrThrow({ where: { quoteId: id } })).promemoriaAt !== null

  it('goes 1 to 7 days after a contract that came within a day of the information, once', async () => {
    const due = [
      await signed({ daysAgo: 2, givenDaysBefore: 0 }),
      await signed({ daysAgo: 1, givenDaysBefore: 1 }),
      await signed({ daysAgo: 7, givenDaysBefore: 1 }),
    ]
    const others = [
      await signed({ daysAgo: 2, givenDaysBefore: 2 }),
      await signed({ daysAgo: 0, givenDaysBefore: 0 }),
      await signed({ daysAgo: 8, givenDaysBefore: 0 }),
      await signed({ daysAgo: 2, givenDaysBefore: 0, caso: { stato: 'ritirata' } }),
    ]
    expect(await remindWithdrawal(now)).toBe(3)
    expect(await remindWithdrawal(now)).toBe(0)
    for (const one of due) expect(await reminded(one)).toBe(true)
    for (const one of others) expect(await reminded(one)).toBe(false)
  })

  it('counts from the contract, not from the day on which the signing was arranged', async () => {
    const planned = await signed({
      daysAgo: -3,
      givenDaysBefore: 5,
      caso: { dataStipula: addDays(now, -2) },
    })
    expect(await remindWithdrawal(now)).toBe(0)
    expect(await reminded(planned)).toBe(false)
  })

  it('goes by the payment where nobody wrote the day of the contract, and names none', async () => {
    const paid = await signed({
      daysAgo: 3,
      givenDaysBefore: 1,
      caso: { stato: 'liquidata', firmaIl: null, dataLiquidazione: addDays(now, -3) },
    })
    expect(await remindWithdrawal(now)).toBe(1)
    expect(await reminded(paid)).toBe(true)
  })

  it('is the agent’s to give where the client has no address, and is not said to have been given', async () => {
    const one = await signed({ daysAgo: 2, givenDaysBefore: 0, email: null })
    const ofCase = { where: { praticaId: one.praticaId } }
    await db().praticaPersona.updateMany({ ...ofCase, data: { email: null, clientId: null } })
    expect(await remindWithdrawal(now)).toBe(0)
    expect(await remindWithdrawal(now)).toBe(0)
    expect(await reminded(one)).toBe(false)
    const href = `/agents/reports/pratiche/${one.praticaId}`
    expect(await db().notification.count({ where: { userId: agent.id, href } })).toBe(1)
  })
})
