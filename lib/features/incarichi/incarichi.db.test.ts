import { createHmac } from 'node:crypto'
import { addDays, columnOfDay, formatInstant, todayInRome } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { eraseAccount } from '@/lib/features/accounts/erase-client'
import { accrualOf } from '@/lib/features/pratiche/accrue'
import { frozenWith } from '@/lib/features/pratiche/freeze-bank'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { workBackfills } from '@/lib/jobs/backfill'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildIdentificazione } from '@/prisma/seed/factories/identification'
import { buildPreventivo } from '@/prisma/seed/factories/leads'
import { buildClient } from '@/prisma/seed/factories/people'
import { buildIncarico, buildPratica } from '@/prisma/seed/factories/pratiche'
import { archiveMandate } from './archive'
import { mandatesDue } from './data'
import { fillAgreedFee } from './fill-agreed-fee'
import { expireMandates } from './jobs'
import { codeOf, linkOf } from './test-kit'

beforeAll(() => migrateJobs(env().DATABASE_URL))

const FEE = { tipo: 'percentuale', valore: 1.5, durataGiorni: 180 }
const HASH = 'a'.repeat(64)
const paidBy = (bankId: string) =>
  ({
    stato: 'liquidata',
    bankId,
    importoErogato: 12_000_000n,
    dataLiquidazione: new Date(),
    dataChiusura: new Date(),
  }) as const
const create = (as: Caller | null, id: string, body: object = FEE) =>
  callAs(as, 'POST', 'pratiche/[id]/incarichi', { params: { id }, body })
const verb = (as: Caller | null, name: string, id: string, incaricoId: string, body: object) =>
  callAs(as, 'POST', `pratiche/[id]/incarichi/[incaricoId]/${name}`, { params: { id, incaricoId }, body })
const rowOf = (id: string) => db().incarico.findUniqueOrThrow({ where: { id } })
const code = (as: Caller | null, key: string) =>
  callAs(as, 'POST', 'incarichi/[id]/codice', { params: { id: key } })
const sign = (as: Caller | null, key: string, body: object) =>
  callAs(as, 'POST', 'incarichi/[id]/firma', { params: { id: key }, body })

let agent: Caller
let client: Caller
let bankId: string
beforeAll(async () => {
  agent = await anAgent()
  client = await aClient()
  bankId = (await buildBank()).id
})

const aCase = (overrides: Parameters<typeof buildPratica>[0] = {}) =>
  buildPratica({ agentId: agent.id, clientId: client.id, stato: 'in_istruttoria', ...overrides })
/** What the offer of a saved quote is about. */
const OFFERED = {
  product: 'prestito',
  finalita: 'auto',
  importoRichiesto: 1_000_000n,
  durataMesi: 60,
} as const

/** A case whose client may be given a mandate. */
async function identified(overrides: Parameters<typeof buildPratica>[0] = {}) {
  const pratica = await aCase(overrides)
  await buildIdentificazione({ praticaId: pratica.id })
  return pratica
}

/** A mandate that was sent: its case, its id, the secret of its link. */
async function sent() {
  const pratica = await identified()
  const { json } = await create(agent, pratica.id)
  const { status } = await verb(agent, 'invia', pratica.id, json._id, { version: json.version })
  expect(status).toBe(200)
  const token = await linkOf(client.actor.email)
  const { hash } = await rowOf(json._id)
  return { pratica, id: json._id, token, hash: hash ?? '' }
}

const lastCode = () => codeOf(client.actor.email)
const nameOf = ({ actor }: Caller) => `${actor.nome} ${actor.cognome}`

async function signed() {
  const given = await sent()
  await code(null, given.token)
  const body = { codice: await lastCode(), nome: nameOf(client), letto: true, hash: given.hash }
  expect((await sign(null, given.token, body)).status).toBe(204)
  return { ...given, body }
}

describe('a mandate', () => {
  it('is made by who works on the case, within the bounds of the settings', async () => {
    const { id } = await aCase()
    expect((await create(await anAgent(), id)).status).toBe(404)
    expect((await create(client, id)).status).toBe(403)
    expect((await create(await adminWith('banks_manage'), id)).status).toBe(403)
    const over = await create(agent, id, { ...FEE, valore: 9 })
    expect([over.status, over.json.errors[0]?.path]).toEqual([422, 'valore'])
    const finer = await create(agent, id, { ...FEE, tipo: 'importo', valore: 50.004 })
    expect([finer.status, finer.json.errors[0]?.path]).toEqual([422, 'valore'])
    const long = await create(agent, id, { ...FEE, durataGiorni: 900 })
    expect([long.status, long.json.errors[0]?.path]).toEqual([422, 'durataGiorni'])
    const short = await create(agent, id, { ...FEE, durataGiorni: 13 })
    expect([short.status, short.json.errors[0]?.path]).toEqual([422, 'durataGiorni'])
    const { status, json } = await create(agent, id)
    expect(status).toBe(201)
    // 1.5% of 120,000 €.
    expect(await rowOf(json._id)).toMatchObject({
      stato: 'bozza',
      compensoImporto: 180_000n,
      testoVersione: '1',
    })
    expect(await db().commit.count({ where: { ref: id } })).toBe(1)
    const again = await create(agent, id)
    expect((await rowOf(json._id)).stato).toBe('sostituito')
    expect((await rowOf(again.json._id)).stato).toBe('bozza')
  })

  it('of a salary-backed loan counts its percentage on the montante, as the quote does, and says so', async () => {
    const loan = {
      agentId: agent.id,
      product: 'cdq',
      finalita: 'liquidita',
      importoRichiesto: 2_778_763n,
    } as const
    const { id } = await buildPratica({ ...loan, rata: 32_000n, durataMesi: 120 })
    const { json: shown } = await callAs(agent, 'GET', 'pratiche/[id]', { params: { id } })
    expect(shown.propostaIncarico).toMatchObject({ su: 'montante' })
    const { json } = await create(agent, id, { ...FEE, valore: 2.5 })
    // 2.5% of 120 instalments of 320 €.
    expect(await rowOf(json._id)).toMatchObject({
      compensoImporto: 96_000n,
      contenuto: { compenso: { percentuale: 2.5, importo: 960, montante: 38_400 } },
    })
    // Nobody knows its instalment yet: what was asked for is all there is.
    const early = await buildPratica(loan)
    const made = await create(agent, early.id, { ...FEE, valore: 2.5 })
    expect(await rowOf(made.json._id)).toMatchObject({
      compensoImporto: 69_469n,
      contenuto: { compenso: { montante: null } },
    })
  })

  it('of a company names the company, and who signs for it', async () => {
    const company = { ragioneSociale: 'Alfa Costruzioni S.r.l.', partitaIva: '00743110157' }
    const { id: clientId, nome, cognome } = await buildClient({ agentId: agent.id, ...company })
    const { id } = await buildPratica({
      agentId: agent.id,
      clientId,
      product: 'azienda',
      finalita: 'liquidita',
    })
    const { json } = await create(agent, id)
    const { text } = await callAs(agent, 'GET', 'pratiche/[id]/incarichi/[incaricoId]/pdf', {
      params: { id, incaricoId: json._id },
    })
    for (const words of [
      company.ragioneSociale,
      company.partitaIva,
      `Rappresentato da`,
      `${nome} ${cognome}`,
    ])
      expect(text).toContain(words)
  })

  it('costs nothing on a surroga, and a closed case has none', async () => {
    const surroga = await buildPratica({ agentId: agent.id, finalita: 'surroga' })
    expect((await create(agent, surroga.id)).json.errors[0]?.path).toBe('valore')
    const closed = await buildPratica({ agentId: agent.id, stato: 'ritirata' })
    expect((await create(agent, closed.id)).status).toBe(409)
  })

  it('is sent once with its document and the hash of it; a stale version and somebody else are refused', async () => {
    const { id, pratica, hash } = await sent()
    expect(hash).toMatch(/^[\da-f]{64}$/)
    const { pdfFileId } = await rowOf(id)
    expect(await db().storedFile.findUnique({ where: { id: pdfFileId ?? '' } })).toMatchObject({
      sha256: hash,
    })
    expect((await verb(agent, 'invia', pratica.id, id, { version: 1 })).status).toBe(409)
    expect((await verb(await anAgent(), 'invia', pratica.id, id, { version: 2 })).status).toBe(404)
    expect((await verb(agent, 'invia', pratica.id, id, { version: 2 })).status).toBe(200)
    expect((await rowOf(id)).hash).toBe(hash)
  })

  it('is not sent to a client who has not been identified', async () => {
    const { id } = await aCase()
    const { json } = await create(agent, id)
    const refused = await verb(agent, 'invia', id, json._id, { version: json.version })
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringContaining('identifica il cliente'),
    ])
    expect(await rowOf(json._id)).toMatchObject({ stato: 'bozza', pdfFileId: null })
    await buildIdentificazione({ praticaId: id })
    expect((await verb(agent, 'invia', id, json._id, { version: json.version })).status).toBe(200)
  })

  it('is read and signed by the link: who, when, from where, the hash and the code are kept', async () => {
    const { id, pratica, token, body } = await signed()
    const row = await rowOf(id)
    expect(row).toMatchObject({
      stato: 'firmato',
      firmaNome: nameOf(client),
      firmaVia: 'link',
      codiceHash: null,
    })
    expect(row.firmaIp).not.toBe('')
    expect(
      await db().notification.count({ where: { userId: agent.id, testo: `Pratica ${pratica.codice}` } }),
    ).toBe(1)
    // Signed twice.
    expect((await sign(null, token, body)).status).toBe(409)
    expect((await code(null, token)).status).toBe(409)
    await archiveMandate({ id })
    await archiveMandate({ id })
    const documents = await db().praticaDocumento.findMany({
      where: { praticaId: pratica.id, tipo: 'incarico' },
    })
    expect(documents).toHaveLength(1)
    const pdf = await callAs(client, 'GET', 'pratiche/[id]/incarichi/[incaricoId]/pdf', {
      params: { id: pratica.id, incaricoId: id },
    })
    expect([pdf.status, pdf.text.includes(row.hash ?? '-')]).toEqual([200, true])
    // The document whose hash the proof names can still be had, to be compared.
    const read = await callAs(client, 'GET', 'pratiche/[id]/incarichi/[incaricoId]/pdf', {
      params: { id: pratica.id, incaricoId: id },
      query: { documento: 'dato' },
    })
    expect([
      read.status,
      read.headers.get('content-disposition'),
      read.text.includes(row.hash ?? '-'),
    ]).toEqual([200, expect.stringContaining(`incarico-${row.codice}.pdf`), false])
    await expect(db().incarico.update({ where: { id }, data: { firmaNome: 'Altro Nome' } })).rejects.toThrow()
  })

  it('is signed in the area by its client, and is nobody else’s', async () => {
    const { id, hash } = await sent()
    expect((await code(await aClient(), id)).status).toBe(404)
    expect((await code(null, id)).status).toBe(404)
    await code(client, id)
    const body = { codice: await lastCode(), nome: nameOf(client).toUpperCase(), letto: true, hash }
    expect((await sign(await aClient(), id, body)).status).toBe(404)
    expect((await sign(client, id, body)).status).toBe(204)
    expect((await rowOf(id)).firmaVia).toBe('area')
  })

  it('counts wrong codes, ends after five, and an expired one is no code', async () => {
    const { id, token, hash } = await sent()
    await code(null, token)
    const right = await lastCode()
    const wrong = right === '000000' ? '111111' : '000000'
    const body = { nome: nameOf(client), letto: true, hash }
    for (let time = 0; time < 5; time++)
      expect((await sign(null, token, { ...body, codice: wrong })).json.errors[0]?.path).toBe('codice')
    expect((await sign(null, token, { ...body, codice: right })).status).toBe(422)
    await code(null, token)
    await db().incarico.update({ where: { id }, data: { codiceFino: addDays(new Date(), -1) } })
    const late = await sign(null, token, { ...body, codice: await lastCode() })
    expect([late.status, late.json.errors[0]?.message]).toEqual([
      422,
      'Il codice è scaduto: chiedine uno nuovo.',
    ])
    expect((await rowOf(id)).stato).toBe('inviato')
  })

  it('refuses another person’s name, a document that was not read, and one who has not read it', async () => {
    const { token, hash } = await sent()
    await code(null, token)
    const body = { codice: await lastCode(), nome: nameOf(client), letto: true, hash }
    expect((await sign(null, token, { ...body, nome: 'Un Altro' })).json.errors[0]?.path).toBe('nome')
    expect((await sign(null, token, { ...body, hash: HASH })).status).toBe(409)
    expect((await sign(null, token, { ...body, letto: false })).json.errors[0]?.path).toBe('letto')
    expect((await sign(null, token, body)).status).toBe(204)
  })

  it('is not signed after it was revoked or replaced, nor past its last day; an invented link is none', async () => {
    const revoked = await sent()
    await code(null, revoked.token)
    const body = { codice: await lastCode(), nome: nameOf(client), letto: true, hash: revoked.hash }
    const { version } = await rowOf(revoked.id)
    const { id: caseId } = revoked.pratica
    expect((await verb(agent, 'revoca', caseId, revoked.id, { version })).json.errors[0]?.path).toBe('motivo')
    const motivo = 'Ha cambiato idea'
    expect((await verb(await anAgent(), 'revoca', caseId, revoked.id, { version, motivo })).status).toBe(404)
    expect((await verb(agent, 'revoca', caseId, revoked.id, { version, motivo })).status).toBe(204)
    expect((await sign(null, revoked.token, body)).status).toBe(409)
    const late = await sent()
    const scadeIl = addDays(columnOfDay(todayInRome()), -1)
    await db().incarico.update({ where: { id: late.id }, data: { scadeIl } })
    expect((await code(null, late.token)).status).toBe(410)
    await expireMandates()
    expect((await rowOf(late.id)).stato).toBe('scaduto')
    const made = createHmac('sha256', 'x').update(late.id).digest('base64url')
    expect((await code(null, made)).status).toBe(404)
  })

  it('signs the version that was given where the text has changed since, and says so', async () => {
    const { id, token, hash } = await sent()
    const value = [
      { versione: '1', dal: '2026-11-20', testo: 'x'.repeat(60) },
      { versione: '2', dal: '2026-11-21', testo: 'y'.repeat(60) },
    ]
    await db().setting.create({ data: { key: 'incaricoTesti', value } })
    const { json } = await callAs(null, 'GET', 'incarichi/[id]', { params: { id: token } })
    expect(json.testoCambiato).toBe(true)
    await code(null, token)
    const body = { codice: await lastCode(), nome: nameOf(client), letto: true, hash }
    expect((await sign(null, token, body)).status).toBe(204)
    await db().setting.deleteMany({ where: { key: 'incaricoTesti' } })
    const { stato, testoVersione, contenuto } = await rowOf(id)
    expect([stato, testoVersione]).toEqual(['firmato', '1'])
    expect(JSON.stringify(contenuto)).not.toContain('y'.repeat(60))
  })

  it('is withdrawn from by its client, in time', async () => {
    const { id, pratica, token, body } = await signed()
    const leave = (as: Caller | null) => callAs(as, 'POST', 'incarichi/[id]/recesso', { params: { id } })
    expect((await leave(null)).status).toBe(404)
    expect((await leave(await aClient())).status).toBe(404)
    expect((await leave(client)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ stato: 'revocato', motivo: 'Recesso del cliente' })
    expect((await leave(client)).status).toBe(409)
    // What they went back on is not signed again, and the case has no mandate.
    expect((await sign(null, token, body)).status).toBe(409)
    const { json } = await callAs(agent, 'GET', 'pratiche/[id]', { params: { id: pratica.id } })
    expect(json.mancanze).toContainEqual(expect.objectContaining({ cosa: 'incarico' }))
  })

  it('is withdrawn from also where its own days are over first', async () => {
    const { id, pratica, token } = await signed()
    const yesterday = addDays(columnOfDay(todayInRome()), -1)
    await db().incarico.update({ where: { id }, data: { valeFino: yesterday } })
    await expireMandates()
    expect((await rowOf(id)).stato).toBe('scaduto')
    expect(await callAs(null, 'GET', 'incarichi/[id]', { params: { id: token } })).toMatchObject({
      json: { recessoFino: expect.any(String) },
    })
    const leave = () => callAs(null, 'POST', 'incarichi/[id]/recesso', { params: { id: token } })
    expect((await leave()).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ stato: 'revocato', motivo: 'Recesso del cliente' })
    const { provvigioni } = await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })
    expect(provvigioni).toMatchObject({ clientFeeAgreed: 0 })
  })

  it('offers no way out once the days for withdrawing are over', async () => {
    const { id: praticaId } = await aCase()
    const { id } = await buildIncarico({ praticaId, firmatoAt: addDays(new Date(), -15) })
    const shown = await callAs(client, 'GET', 'incarichi/[id]', { params: { id } })
    expect([shown.status, shown.json.recessoFino]).toEqual([200, null])
    expect((await callAs(client, 'POST', 'incarichi/[id]/recesso', { params: { id } })).status).toBe(409)
  })

  it('is a cost of the credit while it is signed: who withdraws has the TAEG without it again', async () => {
    for (const end of ['recesso', 'revoca'] as const) {
      const pratica = await identified(OFFERED)
      await buildPreventivo({ agentId: agent.id, praticaId: pratica.id })
      const { json } = await create(agent, pratica.id)
      await verb(agent, 'invia', pratica.id, json._id, { version: json.version })
      const { hash, taeg } = await rowOf(json._id)
      const key = json._id
      await code(client, key)
      await sign(client, key, { codice: await lastCode(), nome: nameOf(client), letto: true, hash })
      const taegOf = async () =>
        Number((await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })).taeg)
      expect(await taegOf()).toBe(Number(taeg))
      const { version } = await rowOf(key)
      const { status } =
        end === 'recesso'
          ? await callAs(client, 'POST', 'incarichi/[id]/recesso', { params: { id: key } })
          : await verb(agent, 'revoca', pratica.id, key, { version, motivo: 'Ha cambiato idea' })
      expect(status).toBe(204)
      expect(await taegOf()).toBeLessThan(Number(taeg))
    }
  })

  it('says no TAEG of an offer that its case has left, and changes none by it', async () => {
    const left = await aCase({ ...OFFERED, importoRichiesto: 4_500_000n, taeg: 9 })
    await buildPreventivo({ agentId: agent.id, praticaId: left.id })
    const { json } = await create(agent, left.id)
    expect(await rowOf(json._id)).toMatchObject({ taeg: null, contenuto: { taeg: null } })

    // Another bank was chosen between giving and signing.
    const leaving = await identified({ ...OFFERED, taeg: 8.2 })
    const { id: quoteId, result } = await buildPreventivo({ agentId: agent.id, praticaId: leaving.id })
    const { offers } = result as { offers: object[] }
    const named = [{ ...offers[0], bank: { _id: bankId, nome: 'Banca Prova' } }]
    await db().quote.update({
      where: { id: quoteId },
      data: { result: { ...(result as object), offers: named } },
    })
    await db().pratica.update({ where: { id: leaving.id }, data: { bankId } })
    const { json: given } = await create(agent, leaving.id)
    await verb(agent, 'invia', leaving.id, given._id, { version: given.version })
    await db().pratica.update({ where: { id: leaving.id }, data: { bankId: (await buildBank()).id } })
    const { hash, taeg } = await rowOf(given._id)
    expect(Number(taeg)).toBeGreaterThan(8.2)
    await code(client, given._id)
    const body = { codice: await lastCode(), nome: nameOf(client), letto: true, hash }
    expect((await sign(client, given._id, body)).status).toBe(204)
    expect(Number((await db().pratica.findUniqueOrThrow({ where: { id: leaving.id } })).taeg)).toBe(8.2)
  })

  it('is withdrawn from by the link without an account: not before it is signed, not twice, not late', async () => {
    const leave = (key: string) => callAs(null, 'POST', 'incarichi/[id]/recesso', { params: { id: key } })
    expect((await leave((await sent()).token)).status).toBe(409)
    expect((await leave(createHmac('sha256', 'x').update('nessuno').digest('base64url'))).status).toBe(404)
    const { id, pratica, token } = await signed()
    expect((await leave(token)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ stato: 'revocato', motivo: 'Recesso del cliente' })
    const { json: read } = await callAs(null, 'GET', 'incarichi/[id]', { params: { id: token } })
    expect(read).toMatchObject({ stato: 'revocato', receduto: true })
    const told = {
      userId: agent.id,
      titolo: 'Il cliente ha receduto dall’incarico',
      testo: `Pratica ${pratica.codice}`,
    }
    expect(await db().notification.count({ where: told })).toBe(1)
    expect((await leave(token)).status).toBe(409)
    const row = await rowOf(id)
    const mails = await mailsTo(String(row.inviatoA), 'incarico-receduto')
    expect(mails.filter(({ data }) => data.codice === row.codice).map(({ data }) => data.quando)).toEqual([
      formatInstant(row.chiusoAt ?? ''),
    ])
    const late = await signed()
    jest.useFakeTimers({
      now: addDays(new Date(), 15),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
    })
    const { status } = await leave(late.token)
    jest.useRealTimers()
    expect([status, (await rowOf(late.id)).stato]).toEqual([409, 'firmato'])
  })

  it('is not withdrawn from once what it is for was done: the fee is owed, and stays in commission and TAEG', async () => {
    const { id, pratica, token } = await signed()
    const before = await db().pratica.update({ where: { id: pratica.id }, data: paidBy(bankId) })
    const { status, json } = await callAs(null, 'POST', 'incarichi/[id]/recesso', { params: { id: token } })
    expect([status, json.detail]).toEqual([409, expect.stringContaining('si è concluso')])
    const { version } = await rowOf(id)
    const revoked = await verb(agent, 'revoca', pratica.id, id, { version, motivo: 'Ci ha ripensato' })
    expect(revoked.status).toBe(409)
    expect((await rowOf(id)).stato).toBe('firmato')
    const { provvigioni, taeg } = await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })
    expect({ provvigioni, taeg }).toEqual({ provvigioni: before.provvigioni, taeg: before.taeg })
  })

  it('is no fee any more where its case had ended meanwhile, and is opened again', async () => {
    const { pratica, token } = await signed()
    await db().pratica.update({
      where: { id: pratica.id },
      data: { stato: 'ritirata', dataChiusura: new Date() },
    })
    const { status } = await callAs(null, 'POST', 'incarichi/[id]/recesso', { params: { id: token } })
    const { provvigioni } = await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })
    expect([status, provvigioni]).toMatchObject([204, { clientFeeAgreed: 0 }])
  })

  it('that the office has revoked does not tell its client why', async () => {
    const { id, pratica } = await sent()
    const { version } = await rowOf(id)
    await verb(agent, 'revoca', pratica.id, id, { version, motivo: 'Il cliente non convince' })
    const seen = async (as: Caller) =>
      (await callAs(as, 'GET', 'pratiche/[id]', { params: { id: pratica.id } })).json.incarichi
    expect([await seen(agent), await seen(client)]).toMatchObject([
      [{ motivo: 'Il cliente non convince' }],
      [{ motivo: null }],
    ])
  })

  it('says what the commission counts: the fee that was signed, nothing after it has ended', async () => {
    const frozen = { bankPct: 2, clientFeePct: 3, clientFeeMax: null }
    const feeOfCase = async (id: string) => {
      const pratica = await db().pratica.findUniqueOrThrow({ where: { id } })
      const paid = { ...pratica, importoErogato: 10_000_000n }
      const { lordo } = await withTransaction((tx) => accrualOf(tx, paid))
      return lordo - 200_000
    }
    const { pratica, id, token, hash } = await sent()
    await db().pratica.update({ where: { id: pratica.id }, data: { provvigioni: frozen } })
    expect(await feeOfCase(pratica.id)).toBe(300_000)
    await code(null, token)
    const body = { codice: await lastCode(), nome: nameOf(client), letto: true, hash }
    expect((await sign(null, token, body)).status).toBe(204)
    // 1.5% of the 120,000 € that were asked for, as the document says in euro.
    expect(await feeOfCase(pratica.id)).toBe(180_000)
    // A bank that is chosen later changes what the bank pays, not what the client has signed.
    const after = await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })
    const bank = await db().bank.findUniqueOrThrow({ where: { id: bankId } })
    const again = frozenWith(after, bank, await readBook(db()))
    expect(again).toMatchObject({ clientFeeAgreed: 180_000 })
    const leave = () => callAs(client, 'POST', 'incarichi/[id]/recesso', { params: { id } })
    expect((await leave()).status).toBe(204)
    expect(await feeOfCase(pratica.id)).toBe(0)
  })

  it('that was signed before its fee was frozen is filled in where the case is open', async () => {
    const [open, ended, closed] = [await signed(), await signed(), await signed()]
    expect(
      (await callAs(client, 'POST', 'incarichi/[id]/recesso', { params: { id: ended.id } })).status,
    ).toBe(204)
    const before = { bankPct: 2 }
    for (const { pratica } of [open, ended, closed])
      await db().pratica.update({ where: { id: pratica.id }, data: { provvigioni: before } })
    await db().pratica.update({
      where: { id: closed.pratica.id },
      data: { stato: 'ritirata', dataChiusura: new Date() },
    })
    await workBackfills([fillAgreedFee])
    const frozen = async ({ pratica }: typeof open) =>
      (await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })).provvigioni
    expect(await frozen(open)).toEqual({ bankPct: 2, clientFeeAgreed: 180_000 })
    expect(await frozen(ended)).toEqual({ bankPct: 2, clientFeeAgreed: 0 })
    expect(await frozen(closed)).toEqual(before)
  })

  it('of a case that was opened before the rule and is signed after it is one as any other', async () => {
    const pratica = await buildPratica({
      agentId: agent.id,
      clientId: client.id,
      stato: 'in_istruttoria',
      createdAt: new Date('2026-11-01'),
    })
    const made = await create(agent, pratica.id)
    await verb(agent, 'invia', pratica.id, made.json._id, { version: made.json.version })
    const token = await linkOf(client.actor.email)
    await code(null, token)
    const { hash } = await rowOf(made.json._id)
    const body = { codice: await lastCode(), nome: nameOf(client), letto: true, hash }
    expect((await sign(null, token, body)).status).toBe(204)
    expect(await rowOf(made.json._id)).toMatchObject({ stato: 'firmato', testoVersione: '1' })
    const { json } = await callAs(agent, 'GET', 'pratiche/[id]', { params: { id: pratica.id } })
    expect(JSON.stringify(json.mancanze)).not.toContain('"incarico"')
  })
})

describe('a mandate whose case has changed since', () => {
  it('is not sent where the montante that its fee was counted on has changed', async () => {
    const { id } = await aCase({ product: 'cdq', finalita: 'liquidita', rata: 30_000n, durataMesi: 120 })
    const { json } = await create(agent, id, { ...FEE, valore: 5 })
    await db().pratica.update({ where: { id }, data: { rata: 5_000n } })
    const refused = await verb(agent, 'invia', id, json._id, { version: json.version })
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('montante')])
  })

  const change = (id: string, data: Parameters<typeof buildPratica>[0]) =>
    db().pratica.update({ where: { id }, data: data as object })
  /** Somebody else is written in the place of who asks for the credit. */
  const another = (praticaId: string) =>
    db().praticaPersona.updateMany({
      where: { praticaId },
      data: { clientId: null, nome: 'Beta', cognome: 'Rossi', email: 'beta.rossi@prova.example' },
    })

  it.each<[string, (id: string) => Promise<unknown>, RegExp]>([
    ['is of another applicant', another, /richiedente/],
    ['is a surroga now, which costs nothing', (id) => change(id, { finalita: 'surroga' }), /finalità/],
    ['asks for another amount', (id) => change(id, { importoRichiesto: 13_000_000n }), /importo/],
    ['is closed', (id) => change(id, { stato: 'ritirata' }), /chiusa/],
  ])('is not sent where it %s', async (_what, to, why) => {
    const { id } = await aCase()
    const { json } = await create(agent, id)
    await to(id)
    const refused = await verb(agent, 'invia', id, json._id, { version: json.version })
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringMatching(why)])
    expect(await rowOf(json._id)).toMatchObject({ stato: 'bozza', inviatoA: null })
  })

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['is of another applicant', another],
    ['is a surroga now', (id) => change(id, { finalita: 'surroga' })],
    ['asks for less, so that the fee is too high', (id) => change(id, { importoRichiesto: 500_000n })],
    ['was withdrawn', (id) => change(id, { stato: 'ritirata' })],
  ])('is neither signed nor given a code where it %s', async (_what, to) => {
    const { id, pratica, token, hash } = await sent()
    await code(null, token)
    const body = { codice: await lastCode(), nome: nameOf(client), letto: true, hash }
    await to(pratica.id)
    expect((await code(null, token)).status).toBe(409)
    expect((await sign(null, token, body)).status).toBe(409)
    expect(await rowOf(id)).toMatchObject({ stato: 'inviato', firmatoAt: null })
  })

  it('that was signed does not count for somebody else, and says whose it is', async () => {
    const { pratica } = await signed()
    const lacks = async () =>
      (await callAs(agent, 'GET', 'pratiche/[id]', { params: { id: pratica.id } })).json.mancanze
    expect(await lacks()).not.toContainEqual(expect.objectContaining({ cosa: 'incarico' }))
    await another(pratica.id)
    expect(await lacks()).toContainEqual({
      cosa: 'incarico',
      nome: `Incarico firmato dal richiedente (c’è quello di ${nameOf(client)})`,
      blocca: true,
    })
  })

  it('keeps its case from becoming a surroga as long as its fee is owed', async () => {
    const { pratica } = await signed()
    const { version } = await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })
    const body = { version, finalita: 'surroga' }
    const { status, json } = await callAs(agent, 'PATCH', 'pratiche/[id]', {
      params: { id: pratica.id },
      body,
    })
    expect([status, json.errors[0]?.path]).toEqual([422, 'finalita'])
  })
})

describe('a case without a mandate', () => {
  const move = (id: string, body: object) =>
    callAs(agent, 'POST', 'pratiche/[id]/state', {
      params: { id },
      body: { to: 'inviata_banca', banca: bankId, ...body },
    })

  it('goes to the bank only with a reason, which is in the history; with one it goes', async () => {
    const { id } = await aCase()
    const { status, json } = await move(id, { version: 1 })
    expect([status, json.errors[0]?.path]).toEqual([422, 'motivo'])
    expect(json.errors[0]?.message).toContain('Incarico di mediazione firmato')
    expect((await move(id, { version: 1, motivo: 'Firmato su carta' })).status).toBe(200)
    const why = { praticaId: id, testo: { contains: 'Firmato su carta' } }
    expect(await db().praticaEvento.count({ where: why })).toBe(1)
    const { pratica } = await signed()
    const { version } = await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })
    expect((await move(pratica.id, { version })).status).toBe(200)
  })

  it('of before the day of the rule is only warned', async () => {
    const { id } = await buildPratica({
      agentId: agent.id,
      stato: 'in_istruttoria',
      createdAt: new Date('2026-11-01'),
    })
    const { json } = await callAs(agent, 'GET', 'pratiche/[id]', { params: { id } })
    expect(json.mancanze).toContainEqual(expect.objectContaining({ cosa: 'incarico', blocca: false }))
    expect((await move(id, { version: 1 })).status).toBe(200)
  })

  it('is among those that are due, for who sees it', async () => {
    const { id } = await aCase()
    const due = async (as: Caller) =>
      (await mandatesDue(ctxOf(as).scope))
        .filter(({ praticaId }) => praticaId === id)
        .map(({ perche }) => perche)
    expect(await due(agent)).toEqual(['manca'])
    expect(await due(await anAgent())).toEqual([])
  })
})

it('of a client who is erased stays signed, with the proof; what was never signed goes', async () => {
  const given = await signed()
  const draft = await sent()
  await db().pratica.updateMany({ where: { agentId: agent.id }, data: { stato: 'ritirata' } })
  const author = await adminWith('clients_erase')
  await withTransaction((tx) => eraseAccount(tx, ctxOf(author), client.id))
  expect(await rowOf(given.id)).toMatchObject({ stato: 'firmato', firmaNome: nameOf(client) })
  expect(await db().incarico.count({ where: { id: draft.id } })).toBe(0)
  const { json } = await callAs(agent, 'GET', 'pratiche/[id]', { params: { id: given.pratica.id } })
  expect((json.incarichi as { cancellato: boolean }[])[0]?.cancellato).toBe(true)
})
