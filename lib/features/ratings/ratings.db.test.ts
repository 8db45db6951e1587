import type { ClientScope } from '@/lib/auth/actor'
import { signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { templatesTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs, ctxOf, type Json } from '@/lib/testing/test-kit'
import { buildAdmin, buildAgent, buildEmployee } from '@/prisma/seed/factories/people'
import { buildEvento, buildIncarico, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildVoto } from '@/prisma/seed/factories/service'
import { inviteToRate, remindToRate } from './ask-to-rate'
import { casesToRate, reviewsOf } from './data'
import { invitedToRate } from './invite'
import type { AndamentoVoti } from './schema'

let office: Caller
beforeAll(async () => {
  office = await adminWith('rankings_manage')
})

async function paidCase(stato: 'liquidata' | 'in_istruttoria' = 'liquidata') {
  const client = await aClient()
  const agent = await buildAgent()
  const { id: praticaId } = await buildPratica({ agentId: agent.id, clientId: client.id, stato })
  return { client, agent, praticaId }
}
const rate = (as: Caller | null, body: object) => callAs(as, 'POST', 'voti', { body })
const step = (as: Caller | null, id: string, verb: string, body: object, path = 'voti') =>
  callAs(as, 'POST', `${path}/[id]/${verb}`, { params: { id }, body })

describe('a client', () => {
  it('rates their own paid case once, and the office is told what to look at', async () => {
    const { client, agent, praticaId } = await paidCase()
    const commento = 'Precisissimo: scrivetegli a nome@posta.example'
    const given = await rate(client, { praticaId, stelle: 4, commento, consenso: true })
    expect([given.status, given.json]).toMatchObject([201, { stelle: 4, stato: 'in_moderazione' }])
    const voto = await db().voto.findUniqueOrThrow({ where: { id: given.json._id } })
    expect(voto).toMatchObject({ agentId: agent.id, clientId: client.id, segnali: ['e-mail'] })
    expect(voto.agencyId).toBe(agent.agencyId)
    expect(voto.firma).toMatch(/^\S.* \p{L}\.$/u)
    expect(await db().commit.count({ where: { ref: voto.id, model: 'Voti', action: 'create' } })).toBe(1)
    const other = await aClient()
    await buildPersona({ praticaId, clientId: other.id })
    for (const as of [client, other]) {
      const again = await rate(as, { praticaId, stelle: 1, consenso: true })
      expect([again.status, again.json.detail]).toEqual([409, expect.stringContaining('4 stelle')])
    }
    const copied = await paidCase()
    const { json } = await rate(copied.client, {
      praticaId: copied.praticaId,
      stelle: 5,
      commento,
      consenso: true,
    })
    expect((await db().voto.findUniqueOrThrow({ where: { id: json._id } })).segnali).toContain(
      'testo ripetuto',
    )
  })

  it('is refused for somebody else’s case, before the end, and without what it takes', async () => {
    const { client, praticaId } = await paidCase()
    const whole = { praticaId, stelle: 5, consenso: true }
    expect((await rate(await aClient(), whole)).status).toBe(404)
    expect((await rate(null, whole)).status).toBe(401)
    expect((await rate(await anAgent(), whole)).status).toBe(403)
    const open = await paidCase('in_istruttoria')
    expect((await rate(open.client, { ...whole, praticaId: open.praticaId })).status).toBe(409)
    const wrong: [object, string][] = [
      [{ stelle: 6 }, 'stelle'],
      [{ stelle: 0 }, 'stelle'],
      [{ consenso: 'sì' }, 'consenso'],
      [{ commento: 'x'.repeat(2_001) }, 'commento'],
    ]
    for (const [change, path] of wrong) {
      const { status, json } = await rate(client, { ...whole, ...change })
      expect([change, status, json.errors.map((error) => error.path)]).toEqual([change, 422, [path]])
    }
  })

  it('is shown only where its author agreed, which nobody is taken to have done', async () => {
    const { client, praticaId } = await paidCase()
    const { status, json } = await rate(client, { praticaId, stelle: 5 })
    expect(status).toBe(201)
    const row = await db().voto.findFirstOrThrow({ where: { praticaId } })
    expect(row).toMatchObject({ consensoAt: null, stato: 'rifiutato', motivoRifiuto: 'richiesta_cliente' })
    const { status: published } = await step(office, json._id, 'publish', { version: row.version })
    expect(published).toBe(409)
    expect((await casesToRate(ctxOf(client).scope as ClientScope))[0]?.voto).toMatchObject({
      consenso: false,
    })
  })
})

describe('an employee', () => {
  it('is rated by a client whose papers they have checked, once, beside the agent', async () => {
    const { client, praticaId } = await paidCase()
    const admin = await buildAdmin()
    const [helper, stranger] = [await buildEmployee({ adminId: admin.id }), await buildEmployee()]
    const asked = async () => (await casesToRate(ctxOf(client).scope as ClientScope))[0]
    const by = { actorRole: 'admin', actorId: admin.id } as const
    await buildEvento({ praticaId, tipo: 'stato', ...by })
    expect(await asked()).toMatchObject({ sede: [] })
    await buildEvento({ praticaId, tipo: 'documento', testo: 'Verificato: Busta paga', ...by })
    expect(await asked()).toMatchObject({ sede: [{ employeeId: helper.id, voto: null }] })
    const whole = { praticaId, stelle: 3, consenso: true }
    for (const employeeId of [stranger.id, admin.id]) {
      const refused = await rate(client, { ...whole, employeeId })
      expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'employeeId'])
    }
    expect((await rate(await aClient(), { ...whole, employeeId: helper.id })).status).toBe(404)
    expect((await rate(client, { ...whole, employeeId: helper.id })).status).toBe(201)
    expect((await rate(client, { ...whole, employeeId: helper.id })).status).toBe(409)
    expect((await rate(client, whole)).status).toBe(201)
    const found = await db().voto.findMany({ where: { praticaId }, orderBy: { id: 'asc' } })
    expect(found.map(({ agentId, employeeId }) => [agentId === null, employeeId])).toEqual([
      [true, helper.id],
      [false, null],
    ])
    expect(await asked()).toMatchObject({ voto: { stelle: 3 }, sede: [{ voto: { stelle: 3 } }] })
  })
})

describe('an invitation', () => {
  it('goes out once, three days after the payment, and its link is worth one rating', async () => {
    const agent = await buildAgent({ nome: 'Ada', cognome: 'Invito' })
    const ago = (days: number) => addDays(new Date(), -days)
    const paid = { agentId: agent.id, stato: 'liquidata' } as const
    const asked = await buildPratica({ ...paid, dataLiquidazione: ago(4) })
    await buildPratica({ ...paid, dataLiquidazione: ago(1) })
    await buildPratica({ ...paid, dataLiquidazione: ago(40) })
    const rated = await buildPratica({ ...paid, dataLiquidazione: ago(4) })
    await buildVoto({ agentId: agent.id, praticaId: rated.id })
    expect([await inviteToRate(), await inviteToRate()]).toEqual([1, 0])
    const { id } = await db().praticaPersona.findFirstOrThrow({ where: { praticaId: asked.id } })
    const token = signLink('voto-invito', id, addDays(new Date(), 1))
    expect(await invitedToRate(token)).toMatchObject({ agente: 'Ada Invito', state: 'open' })
    expect(await invitedToRate('inventato')).toBeNull()
    const given = await rate(null, { token, stelle: 5, consenso: true })
    expect(given.status).toBe(201)
    expect(await invitedToRate(token)).toMatchObject({ state: 'given' })
    expect((await rate(null, { token, stelle: 1, consenso: true })).status).toBe(409)
    const admin = await buildAdmin()
    const helper = await buildEmployee({ adminId: admin.id, nome: 'Gino', cognome: 'Sede' })
    const by = { actorRole: 'admin', actorId: admin.id } as const
    await buildEvento({ praticaId: asked.id, tipo: 'documento', testo: 'Verificato: Busta paga', ...by })
    const of = { employeeId: helper.id, nome: 'Gino Sede' }
    expect(await invitedToRate(token)).toMatchObject({ state: 'given', sede: [of] })
    const about = { token, stelle: 4, consenso: true, employeeId: helper.id }
    expect([(await rate(null, about)).status, (await rate(null, about)).status]).toEqual([201, 409])
    expect(await invitedToRate(token)).toMatchObject({ state: 'given', sede: [] })
    const late = signLink('voto-invito', id, ago(1))
    expect(await invitedToRate(late)).toMatchObject({ sede: [] })
    expect((await rate(null, { token: late, stelle: 5, consenso: true })).status).toBe(404)
    expect((await rate(null, { token: 'inventato', stelle: 5, consenso: true })).status).toBe(404)
  })
})

describe('its reminder', () => {
  it('goes out once, a week later, unless they have rated or said no', async () => {
    const agent = await buildAgent()
    const start = new Date()
    const invited = async () => {
      const { id } = await buildPratica({
        agentId: agent.id,
        stato: 'liquidata',
        dataLiquidazione: addDays(start, -4),
      })
      return db().praticaPersona.findFirstOrThrow({ where: { praticaId: id } })
    }
    const [silent, rated, unwilling] = [await invited(), await invited(), await invited()]
    // Whose address only their own record has.
    const own = await db().client.findUniqueOrThrow({ where: { id: (await aClient()).id } })
    const linked = { email: null, clientId: own.id }
    await db().praticaPersona.update({ where: { id: silent.id }, data: linked })
    expect(await inviteToRate()).toBe(3)
    const told = () =>
      db().$queryRaw<{ to: string }[]>`
        SELECT payload -> 'to' ->> 'email' AS to FROM graphile_worker._private_jobs
        WHERE payload ->> 'template' = 'voto-promemoria'`
    expect([await remindToRate(), await remindToRate(addDays(start, 6))]).toEqual([0, 0])
    await buildVoto({ agentId: agent.id, praticaId: rated.praticaId })
    const token = signLink('voto-invito', unwilling.id, addDays(start, -1))
    const refuse = (given: string) => callAs(null, 'POST', 'voti/unsubscribe', { body: { token: given } })
    expect([(await refuse('inventato')).status, (await refuse(token)).status]).toEqual([404, 204])
    const later = addDays(start, 8)
    expect([await remindToRate(later), await remindToRate(addDays(later, 1))]).toEqual([1, 0])
    expect(await told()).toEqual([{ to: own.email }])
    // Of another case of theirs neither.
    const again = await buildPratica({
      agentId: agent.id,
      stato: 'liquidata',
      dataLiquidazione: addDays(start, -4),
    })
    const { email } = unwilling.clientId
      ? await db().client.findUniqueOrThrow({ where: { id: unwilling.clientId } })
      : unwilling
    await db().praticaPersona.updateMany({
      where: { praticaId: again.id },
      data: { email: email?.toUpperCase() ?? null, clientId: null },
    })
    await buildIncarico({ praticaId: again.id, firmaVia: 'link', firmatoAt: start })
    expect(await inviteToRate()).toBe(0)
    await db().praticaPersona.updateMany({ where: { id: unwilling.id }, data: { senzaVotoAt: null } })
    expect(await inviteToRate()).toBe(1)
  })
})

describe('who has not said yes to the case', () => {
  it('is asked only at an address that a signed mandate has proven, and rates only by such a link', async () => {
    const agent = await buildAgent()
    const typed = async () => {
      const paid = {
        agentId: agent.id,
        stato: 'liquidata',
        dataLiquidazione: addDays(new Date(), -4),
      } as const
      const { id: praticaId } = await buildPratica(paid)
      const { id } = await db().praticaPersona.findFirstOrThrow({ where: { praticaId } })
      const email = `${id}@prova.example`
      return db().praticaPersona.update({ where: { id }, data: { clientId: null, email } })
    }
    const [silent, unwilling, signed, elsewhere] = [
      await typed(),
      await typed(),
      await typed(),
      await typed(),
    ]
    const byLink = { firmaVia: 'link', firmatoAt: new Date() }
    for (const { praticaId } of [unwilling, signed]) await buildIncarico({ praticaId, ...byLink })
    // Who was there before has signed: the address that stands there now has proven nothing.
    await buildIncarico({ praticaId: elsewhere.praticaId, inviatoA: 'altri@prova.example', ...byLink })
    await db().praticaPersona.update({ where: { id: unwilling.id }, data: { refusedAt: new Date() } })
    expect(await inviteToRate()).toBe(1)
    expect(await templatesTo(signed.email ?? '')).toEqual(['voto-invito'])
    for (const { id } of [silent, unwilling, elsewhere]) {
      const token = signLink('voto-invito', id, addDays(new Date(), 1))
      expect(await invitedToRate(token)).toBeNull()
      expect((await rate(null, { token, stelle: 1, consenso: true })).status).toBe(404)
    }
    const token = signLink('voto-invito', signed.id, addDays(new Date(), 1))
    expect(await invitedToRate(token)).toMatchObject({ state: 'open' })
    expect((await rate(null, { token, stelle: 5, consenso: true })).status).toBe(201)
  })
})

describe('the office', () => {
  it('publishes, answers and refuses, and visitors read what is published with its answer', async () => {
    const { agent, praticaId } = await paidCase()
    const { id } = await buildVoto({ agentId: agent.id, praticaId, commento: 'Bene.' })
    const shown = async () => (await reviewsOf(agent.id, { limit: 5 })).items
    for (const [as, status] of [
      [null, 401],
      [await adminWith('content_manage'), 403],
      [await anAgent(), 403],
    ] as const)
      expect((await step(as, id, 'publish', { version: 1 })).status).toBe(status)
    expect((await step(office, id, 'publish', { version: 9 })).status).toBe(409)
    expect((await step(office, id, 'publish', { version: 1 }, 'votiDipendenti')).status).toBe(404)
    expect(await shown()).toEqual([])
    const out = (await step(office, id, 'publish', { version: 1 })).json
    expect(out).toMatchObject({ stato: 'pubblicato', moderatoDaId: office.id, version: 2 })
    expect((await step(office, id, 'publish', { version: 2 })).status).toBe(409)
    const loud = { version: 2, risposta: 'Grazie, da noi il prestito è facile!' }
    const warned = await step(office, id, 'answer', loud)
    expect([warned.status, warned.json.errors[0]?.path]).toEqual([422, 'risposta'])
    await step(office, id, 'answer', { version: 2, risposta: 'Grazie!' })
    expect(await shown()).toMatchObject([{ commento: 'Bene.', risposta: 'Grazie!' }])
    const wrong = await step(office, id, 'reject', { version: 3, motivo: 'basso' })
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'motivo'])
    const refused = await step(office, id, 'reject', { version: 3, motivo: 'offensivo' })
    expect(refused.json).toMatchObject({ stato: 'rifiutato', motivoRifiuto: 'offensivo' })
    expect(await shown()).toEqual([])
    expect((await step(office, id, 'answer', { version: 4, risposta: 'Ma…' })).status).toBe(409)
    const history = await db().commit.findMany({ where: { ref: id }, orderBy: { id: 'asc' } })
    expect(history.map(({ model, action }) => `${model} ${action}`)).toEqual(Array(3).fill('Voti edit'))
    const reader = await adminWith('rankings_manage', 'commits_see')
    const told = await callAs<Json[]>(reader, 'GET', 'commits/[id]', { params: { id } })
    expect(told.json).toHaveLength(3)
  })

  it('hides somebody’s data in a comment; visitors read the rest, and who moderates what was written', async () => {
    const { agent, praticaId } = await paidCase()
    const commento = 'Chiamate Ugo al 333 1234567: bravo.'
    const { id } = await buildVoto({ agentId: agent.id, praticaId, commento, segnali: ['telefono'] })
    const mask = (as: Caller, parti: object[], version = 1) => step(as, id, 'mask', { version, parti })
    expect((await mask(await adminWith('content_manage'), [{ da: 0, a: 1 }])).status).toBe(403)
    for (const parti of [[], [{ da: 0, a: 90 }], [{ da: 4, a: 4 }]]) {
      const wrong = await mask(office, parti)
      expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, expect.stringMatching(/^parti/)])
    }
    expect((await mask(office, [{ da: 0, a: 1 }], 7)).status).toBe(409)
    const hidden = await mask(office, [
      { da: 20, a: 28 },
      { da: 9, a: 12 },
      { da: 16, a: 19 },
    ])
    expect(hidden.json).toMatchObject({ commento: 'Chiamate … al … bravo.', segnali: [] })
    await step(office, id, 'publish', { version: 2 })
    expect((await reviewsOf(agent.id, { limit: 5 })).items).toMatchObject([
      { commento: 'Chiamate … al … bravo.' },
    ])
    const told = async (as: Caller) => (await callAs(as, 'GET', 'commits/[id]', { params: { id } })).text
    expect(await told(await adminWith('rankings_manage', 'commits_see'))).toContain('Ugo')
    expect(await told(await adminWith('content_manage', 'commits_see'))).not.toContain('Ugo')
  })

  it('publishes many at once, and names what it leaves', async () => {
    const ready = [await buildVoto(), await buildVoto()]
    const done = await buildVoto({ stato: 'pubblicato' })
    const rows = [...ready, done].map(({ id, version }) => ({ _id: id, version }))
    const { json } = await callAs(office, 'POST', 'voti/publish', { body: { rows, values: {} } })
    expect(json).toMatchObject({ done: 2 })
    expect(
      await db().voto.count({ where: { id: { in: rows.map(({ _id }) => _id) }, stato: 'pubblicato' } }),
    ).toBe(3)
  })

  it('sees the two kinds apart, and how they went', async () => {
    const employee = await buildEmployee()
    const { id } = await buildVoto({ employeeId: employee.id, stelle: 2, stato: 'pubblicato' })
    const ids = async (path: string) =>
      (await callAs(office, 'GET', path, { query: { limit: '200' } })).json.items.map(({ _id }) => _id)
    expect(await ids('votiDipendenti')).toContain(id)
    expect(await ids('voti')).not.toContain(id)
    const { json } = await callAs<AndamentoVoti & Json>(office, 'GET', 'votiDipendenti/andamento')
    expect(json.perStelle).toEqual([0, 0, 0, 1, 0])
    expect(json.mesi.at(-1)).toMatchObject({ n: 1, media: 2 })
  })
})
