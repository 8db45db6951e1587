import { db } from '@/lib/core/db'
import { templatesTo } from '@/lib/testing/queued-mails'
import { callAs } from '@/lib/testing/test-kit'
import type { Agent } from '@/prisma/generated/client'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { consentToken } from './consent-token'
import { eraseUnwilling } from './jobs'

const DAY = 86_400_000
let counter = 0
let agent: Agent
beforeAll(async () => {
  agent = await buildAgent()
})

type People = { segnalante: Record<string, string>; segnalato: Record<string, string> }
function bodyOf(change: object = {}): People & Record<string, unknown> {
  counter += 1
  return {
    agentId: agent.id,
    segnalante: { nome: 'Sara', cognome: 'D’Alì', email: `segnala${counter}@prova.example` },
    segnalato: {
      nome: 'Piero',
      cognome: 'Bianchi',
      telefono: `351 ${String(7_000_000 + counter)}`,
      email: `presentato${counter}@prova.example`,
    },
    consents: { privacy: true },
    ...change,
  }
}
type Made = { _id: string; codice: string }
const post = (body: object, headers?: Record<string, string>) =>
  callAs<Made & { errors: { path: string }[] }>(null, 'POST', 'segnalazioni', { body, headers })
const answer = (body: object, headers?: Record<string, string>) =>
  callAs(null, 'POST', 'segnalazioni/consent', { body, headers })
const outcome = (codice: string, email: string) =>
  callAs<{ esito: string }>(null, 'POST', 'segnalazioni/outcome', { body: { codice, email } })
const rowOf = (id: string) => db().segnalazione.findUniqueOrThrow({ where: { id } })
const tokenOf = async (id: string) => consentToken(id, (await rowOf(id)).createdAt)
const sortedTo = async (email: string): Promise<string[]> => (await templatesTo(email)).sort()
const yes = async (id: string, more: object = { product: 'mutuo' }) => ({
  risposta: 'consenso',
  token: await tokenOf(id),
  consents: { privacy: true, marketing: true },
  ...more,
})

describe('a referral', () => {
  it('is kept with the referrer’s consents; the three people are told, and no lead is made', async () => {
    const body = bodyOf({ partner: 'zetarent', note: 'Meglio la sera.' })
    const { status, json } = await post(body)
    expect(status).toBe(201)
    expect(json.codice).toMatch(/^S\d\d-[2-9A-Z]{7}$/)
    expect(await rowOf(json._id)).toMatchObject({
      agentId: agent.id,
      partner: 'zetarent',
      segnalatoTel: expect.stringMatching(/^\+39351/),
      consensoAt: null,
      leadId: null,
    })
    expect(await sortedTo(String(body.segnalante.email))).toEqual(['segnalazione-ricevuta'])
    expect(await sortedTo(String(body.segnalato.email))).toEqual(['segnalazione-consenso'])
    expect(await sortedTo(agent.email)).toEqual(['segnalazione-agente'])
    expect(await db().notification.count({ where: { userId: agent.id } })).toBe(1)
    expect(await db().consent.count({ where: { subjectRef: json._id, granted: true } })).toBe(1)
    expect(await db().lead.count({ where: { agentId: agent.id } })).toBe(0)
    const live = await db().realtimeEvent.findMany({ where: { type: 'lead.assigned' } })
    expect(live.map(({ data }) => data)).toContainEqual({ _id: json._id, codice: json.codice })
  })

  it('exists once when the button is pressed twice', async () => {
    const body = bodyOf()
    const headers = { 'idempotency-key': 'doppio-clic' }
    const replies = await Promise.all([post(body, headers), post(body, headers)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(await db().segnalazione.count({ where: { segnalanteEmail: body.segnalante.email } })).toBe(1)
  })

  it.each<[string, (body: People) => object, string]>([
    ['an unknown agent', () => ({ agentId: '01900000-0000-7000-8000-000000000000' }), 'agentId'],
    ['an unknown partner', () => ({ partner: 'altro' }), 'partner'],
    [
      'no telephone',
      ({ segnalato: { telefono: _, ...rest } }) => ({ segnalato: rest }),
      'segnalato.telefono',
    ],
    [
      'a number that is none',
      ({ segnalato }) => ({ segnalato: { ...segnalato, telefono: '351 12' } }),
      'segnalato.telefono',
    ],
    [
      'an address in the name',
      ({ segnalante }) => ({ segnalante: { ...segnalante, nome: 'www.x.it/a' } }),
      'segnalante.nome',
    ],
    [
      'oneself',
      ({ segnalante, segnalato }) => ({
        segnalato: { ...segnalato, email: segnalante.email?.toUpperCase() },
      }),
      'segnalato.email',
    ],
    ['no privacy notice', () => ({ consents: { privacy: false } }), 'consents.privacy'],
    ['an unknown field', () => ({ premio: 100 }), 'premio'],
  ])('is refused with %s', async (_what, change, path) => {
    const body = bodyOf()
    const { status, json } = await post({ ...body, ...change(body) })
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })

  it.each([{ published: false }, { status: 'blocked' as const }])(
    'is refused for an agent with %j',
    async (hidden) => {
      const { id: agentId } = await buildAgent(hidden)
      expect((await post(bodyOf({ agentId }))).json.errors[0]?.path).toBe('agentId')
    },
  )

  it('of the same person within 30 days joins the first, also at the same instant, and nobody is asked twice', async () => {
    const first = bodyOf()
    const other = await buildAgent()
    const second = { ...bodyOf({ agentId: other.id }), segnalato: first.segnalato }
    const replies = await Promise.all([post(first), post(second)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(await sortedTo(String(first.segnalato.email))).toEqual(['segnalazione-consenso'])
    const rows = await Promise.all(replies.map(({ json }) => rowOf(json._id)))
    expect(new Set(rows.map(({ agentId }) => agentId)).size).toBe(1)
    expect(rows[0]?.codice).not.toBe(rows[1]?.codice)
  })

  it('after 30 days is a new one', async () => {
    const first = bodyOf()
    const { json } = await post(first)
    await db().segnalazione.update({
      where: { id: json._id },
      data: { createdAt: new Date(Date.now() - 31 * DAY) },
    })
    await post({ ...bodyOf(), segnalato: first.segnalato })
    expect(await sortedTo(String(first.segnalato.email))).toEqual([
      'segnalazione-consenso',
      'segnalazione-consenso',
    ])
  })

  it('that knows only a telephone gives the link to the referrer; who brings the address has it sent', async () => {
    const body = bodyOf()
    const { email, ...segnalato } = body.segnalato
    const { json } = await post({ ...body, segnalato })
    expect(await sortedTo(String(email))).toEqual([])
    await post({ ...bodyOf(), segnalato: body.segnalato })
    expect(await sortedTo(String(email))).toEqual(['segnalazione-consenso'])
    expect((await rowOf(json._id)).segnalatoEmail).toBe(email)
  })
})

describe('the answer of who was referred', () => {
  it('yes makes a lead of the agent’s with the person’s own consents, once', async () => {
    const body = bodyOf()
    const { json } = await post(body)
    const headers = { 'idempotency-key': 'risposta' }
    const consent = await yes(json._id)
    const twice = await Promise.all([answer(consent, headers), answer(consent, headers)])
    expect(twice.map(({ status }) => status)).toEqual([204, 204])
    expect((await answer(consent)).status).toBe(409)
    const row = await rowOf(json._id)
    expect(row).toMatchObject({ consensoAt: expect.any(Date), rifiutoAt: null, stato: 'assegnato' })
    const leads = await db().lead.findMany({ where: { email: String(body.segnalato.email) } })
    expect(leads).toMatchObject([
      {
        id: row.leadId,
        agentId: agent.id,
        channel: 'segnalazione',
        product: 'mutuo',
        telefono: row.segnalatoTel,
      },
    ])
    const consents = await db().consent.findMany({ where: { subjectRef: leads[0]?.id, granted: true } })
    expect(consents.map(({ kind }) => kind).sort()).toEqual(['marketing', 'privacy'])
    expect(await db().commit.count({ where: { ref: leads[0]?.id, model: 'Lead' } })).toBe(1)
  })

  it('no makes nothing, tells the agent not to call, and keeps a second referral from asking', async () => {
    const body = bodyOf()
    const { json } = await post(body)
    expect((await answer({ risposta: 'rifiuto', token: await tokenOf(json._id) })).status).toBe(204)
    expect(await rowOf(json._id)).toMatchObject({ rifiutoAt: expect.any(Date), leadId: null })
    expect(await db().lead.count({ where: { email: String(body.segnalato.email) } })).toBe(0)
    expect(
      await db().notification.count({ where: { userId: agent.id, titolo: { contains: json.codice } } }),
    ).toBe(1)
    expect((await answer(await yes(json._id))).status).toBe(409)
    const again = bodyOf()
    const joined = await post({ ...again, segnalato: body.segnalato })
    expect(await sortedTo(String(body.segnalato.email))).toEqual(['segnalazione-consenso'])
    const { json: state } = await outcome(joined.json.codice, String(again.segnalante.email))
    expect(state.esito).toBe('in_attesa')
    expect((await outcome(json.codice, String(body.segnalante.email))).json.esito).toBe('rifiutata')
  })

  it('that was given before is not told to who presents the person afterwards, whose number they may have guessed', async () => {
    const body = bodyOf()
    const { json } = await post(body)
    await answer(await yes(json._id))
    const guess = bodyOf()
    const joined = await post({ ...guess, segnalato: body.segnalato })
    const seen = async () => (await outcome(joined.json.codice, String(guess.segnalante.email))).json.esito
    expect(await seen()).toBe('in_attesa')
    await db().lead.updateMany({
      where: { email: String(body.segnalato.email) },
      data: { stato: 'perso', chiusoAt: new Date() },
    })
    expect(await seen()).toBe('in_attesa')
    expect((await outcome(json.codice, String(body.segnalante.email))).json.esito).toBe('conclusa')
  })

  it('asks for what a call needs', async () => {
    const body = bodyOf()
    const { email: _, ...segnalato } = body.segnalato
    const { json } = await post({ ...body, segnalato })
    const without = async (more: object) => (await answer(await yes(json._id, more))).json.errors[0]?.path
    expect(await without({ email: 'nuova@prova.example' })).toBe('product')
    expect(await without({ product: 'mutuo' })).toBe('email')
    expect(
      (await answer(await yes(json._id, { product: 'mutuo', email: 'nuova@prova.example' }))).status,
    ).toBe(204)
    const { leadId } = await rowOf(json._id)
    const lead = await db().lead.findUniqueOrThrow({ where: { id: String(leadId) } })
    expect(lead.note).toContain('inoltrato')
  })

  it('is refused for a link that is made up or too old', async () => {
    expect((await answer({ risposta: 'rifiuto', token: 'inventato' })).status).toBe(404)
    const { json } = await post(bodyOf())
    const old = consentToken(json._id, new Date(Date.now() - 31 * DAY))
    expect((await answer({ risposta: 'rifiuto', token: old })).status).toBe(410)
    expect((await answer({ risposta: 'forse', token: old })).status).toBe(422)
    expect(await rowOf(json._id)).toMatchObject({ consensoAt: null, rifiutoAt: null })
  })
})

describe('the outcome', () => {
  it('follows the referral to its end, in words about nobody, and only for who made it', async () => {
    const body = bodyOf()
    const other = bodyOf()
    const { json } = await post(body)
    const joined = await post({ ...other, segnalato: body.segnalato })
    const email = String(body.segnalante.email)
    const now = async () => (await outcome(json.codice, email)).json.esito
    expect(await now()).toBe('in_attesa')
    await answer(await yes(json._id))
    expect(await now()).toBe('accettata')
    const { leadId } = await rowOf(json._id)
    await db().lead.update({ where: { id: String(leadId) }, data: { stato: 'appuntamento' } })
    expect(await now()).toBe('contattata')
    const pratica = await buildPratica({ stato: 'bozza' })
    await db().lead.update({
      where: { id: String(leadId) },
      data: { stato: 'convertito', chiusoAt: new Date(), praticaId: pratica.id },
    })
    expect(await now()).toBe('avviata')
    expect((await outcome(joined.json.codice, String(other.segnalante.email))).json.esito).toBe('avviata')
    await db().pratica.update({ where: { id: pratica.id }, data: { stato: 'ritirata' } })
    const { text } = await outcome(json.codice.toLowerCase(), email.toUpperCase())
    expect(text).toContain('conclusa')
    expect(text).not.toMatch(/Piero|Bianchi|presentato|351/)
    expect((await outcome(json.codice, 'altri@prova.example')).status).toBe(404)
    expect((await outcome('S26-AAAAAAA', email)).status).toBe(404)
    expect((await outcome('inventato', email)).status).toBe(422)
  })
})

describe('erasing', () => {
  it('takes the contacts of who did not answer in time, or said no, and leaves who agreed', async () => {
    const [silent, agreed, recent] = [await post(bodyOf()), await post(bodyOf()), await post(bodyOf())]
    await answer(await yes(agreed.json._id))
    await db().segnalazione.updateMany({
      where: { id: { in: [silent.json._id, agreed.json._id] } },
      data: { createdAt: new Date(Date.now() - 31 * DAY) },
    })
    await eraseUnwilling()
    expect(await rowOf(silent.json._id)).toMatchObject({
      segnalatoNome: '',
      segnalatoCognome: '',
      segnalatoEmail: null,
      segnalatoTel: '',
    })
    for (const { json } of [agreed, recent]) expect((await rowOf(json._id)).segnalatoNome).toBe('Piero')
  })
})
