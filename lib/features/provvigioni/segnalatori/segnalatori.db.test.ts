import { signLink } from '@/lib/auth/signed-link'
import { addDays, columnOfDay, dayOf } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { consentToken } from '@/lib/features/leads/segnalazioni/consent-token'
import { findConsentRequest } from '@/lib/features/leads/segnalazioni/data'
import { accrueCommissions, reverseCommissions } from '@/lib/features/pratiche/accrue'
import { statementDetail } from '@/lib/features/provvigioni/estratti/data'
import { storePdf } from '@/lib/features/provvigioni/estratti/store-pdf'
import { go, inMonth, month, prepare } from '@/lib/features/provvigioni/estratti/test-kit'
import { mailsTo } from '@/lib/testing/queued-mails'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead, buildSegnalatore, buildSegnalazione } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { accrueReferral, reverseReferral } from './accrue'
import { referrerDetail } from './data'
import { feeOf } from './fee'
import { agreementOf } from './in-force'

const day = (days: number) => dayOf(addDays(new Date(), days))
const pays = (value: boolean) =>
  db().setting.upsert({
    where: { key: 'segnalazioniCompensate' },
    create: { id: newId(), key: 'segnalazioniCompensate', value },
    update: { value },
  })

let counter = 0
let agentId: string
let office: Caller
beforeAll(async () => {
  agentId = (await buildAgent()).id
  office = await adminWith('provvigioni_manage', 'provvigioni_see')
})
afterAll(() => db().setting.deleteMany())

async function refer(email: string) {
  counter += 1
  const { json } = await callAs(null, 'POST', 'segnalazioni', {
    body: {
      agentId,
      segnalante: { nome: 'Marta', cognome: 'Esempio', email },
      segnalato: {
        nome: 'Piero',
        cognome: 'Bianchi',
        telefono: `352 ${7_000_000 + counter}`,
        email: `chiamato${counter}@prova.example`,
      },
      consents: { privacy: true },
    },
  })
  return db().segnalazione.findUniqueOrThrow({ where: { id: json._id } })
}
/** A case of somebody who was referred under an agreement, paid out. */
async function paidCase({
  segnalatoreId,
  ...columns
}: { segnalatoreId: string } & Parameters<typeof buildPratica>[0]) {
  const pratica = await buildPratica({ stato: 'liquidata', importoErogato: 1_000_000n, ...columns })
  const { id: leadId } = await buildLead({ praticaId: pratica.id })
  await buildSegnalazione({ segnalatoreId, leadId, segnalatoNome: 'Piero', segnalatoCognome: 'Presentato' })
  await withTransaction((tx) => accrueCommissions(tx, pratica))
  return pratica
}
async function fees(praticaId: string) {
  const rows = await db().compensoSegnalatore.findMany({
    where: { praticaId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ importo }) => importo)
}
const ofReferrer = (segnalatoreId: string, back: number) =>
  db().estratto.findFirstOrThrow({ where: { segnalatoreId, mese: new Date(month(back)) } })
const asked = async ({ id, createdAt }: { id: string; createdAt: Date }) =>
  findConsentRequest(consentToken(id, createdAt))

describe('an agreement with a referrer', () => {
  it('is in force from its first day to its last, and not the day after', async () => {
    const { id, email } = await buildSegnalatore({
      validFrom: columnOfDay(day(-10)),
      validTo: columnOfDay(day(-1)),
    })
    const found = await Promise.all([-11, -10, -1, 0].map((days) => agreementOf(db(), email, day(days))))
    expect(found.map((one) => one?.id ?? null)).toEqual([null, id, id, null])
  })

  it('pays for who refers under it; one that ended yesterday, and none at all, take the request and pay nothing', async () => {
    await pays(true)
    const now = await buildSegnalatore()
    const over = await buildSegnalatore({ validTo: columnOfDay(day(-1)) })
    const rows = [
      await refer(now.email.toUpperCase()),
      await refer(over.email),
      await refer('nessuno@prova.example'),
    ]
    expect(rows.map(({ segnalatoreId }) => segnalatoreId)).toEqual([now.id, null, null])
    expect(await Promise.all(rows.map(async (row) => (await asked(row))?.compensata))).toEqual([
      true,
      false,
      false,
    ])
    await pays(false)
    expect((await refer(now.email)).segnalatoreId).toBeNull()
  })

  it('owes its fee when the case is paid out, to the cent and once a payment, and no more once that is taken back', async () => {
    const { id: segnalatoreId } = await buildSegnalatore({ compensoFisso: 10_000n, compensoPct: 0.25 })
    const pratica = await paidCase({ segnalatoreId, importoErogato: 1_234_567n })
    // 0.25% of 12,345.67 € is 30.864 €.
    expect(await fees(pratica.id)).toEqual([13_086n])
    const shown = async () => {
      const list = await callAs(office, 'GET', 'segnalatori', { query: { limit: '50' } })
      return list.json.items.find(({ _id }) => _id === segnalatoreId)
    }
    expect(await shown()).toMatchObject({ segnalazioni: 1, maturato: 130.86 })
    const again = { maturazione: 1, maturataAt: new Date() }
    await expect(withTransaction((tx) => accrueReferral(tx, pratica, again))).rejects.toThrow()
    await withTransaction((tx) => reverseCommissions(tx, pratica.id))
    await withTransaction((tx) => reverseCommissions(tx, pratica.id))
    expect(await fees(pratica.id)).toEqual([13_086n, -13_086n])
    expect(await shown()).toMatchObject({ maturato: 0 })
    await withTransaction((tx) => accrueCommissions(tx, pratica))
    expect(await fees(pratica.id)).toEqual([13_086n, -13_086n, 13_086n])
    expect(feeOf({ compensoFisso: 10_000n, compensoPct: '0' }, null)).toBe(10_000n)
  })

  it('stands in statements like everybody’s: drafted, closed with its document, sent, paid; a debt is carried', async () => {
    const { id: segnalatoreId, email, nome, cognome } = await buildSegnalatore({ compensoFisso: 20_000n })
    const first = await paidCase({ segnalatoreId, dataLiquidazione: inMonth(3) })
    expect(await prepare(office, 3, [segnalatoreId])).toEqual({ creati: 1, aggiornati: 0, invariati: 0 })
    const draft = await ofReferrer(segnalatoreId, 3)
    expect(draft).toMatchObject({ beneficiario: `${nome} ${cognome}`, righe: 1, totale: 20_000n })
    const closed = await go(office, draft.id, 'close')
    await storePdf({ id: draft.id })
    const { status, text } = await callAs(office, 'GET', 'provvigioni/estratti/[id]/pdf', {
      params: { id: draft.id },
    })
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const { elenco } = await statementDetail(office.actor, draft.id)
    expect(elenco).toMatchObject([
      { codice: first.codice, cliente: 'Piero Presentato', banca: null, quota: 'segnalatore', importo: 200 },
    ])
    expect(await go(office, draft.id, 'send', 'pay')).toMatchObject({
      stato: 'pagato',
      codice: closed.codice,
    })
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(3)
    const byLink = async (token: string) => {
      const reply = await callAs(null, 'GET', 'provvigioni/estratti/documento/[token]', { params: { token } })
      return [reply.status, reply.text.slice(0, 5)]
    }
    for (const { data } of mails)
      expect(await byLink(data.url?.split('/').at(-1) ?? '')).toEqual([200, '%PDF-'])
    expect((await byLink(signLink('altro', draft.id, addDays(new Date(), 1))))[0]).toBe(404)
    expect((await byLink(signLink('estratto', draft.id, addDays(new Date(), -1))))[0]).toBe(410)
    // The request has been forgotten since.
    await db().segnalazione.updateMany({ where: { segnalatoreId }, data: { leadId: null } })
    const { presentati } = await referrerDetail(office.actor, segnalatoreId)
    expect(presentati.map(({ pratica, compenso }) => [pratica?.codice, compenso])).toEqual([
      [first.codice, 200],
    ])
    // What a closed statement holds is not written anew.
    const stir = db().compensoSegnalatore.updateMany({ where: { segnalatoreId }, data: { importo: 1n } })
    await expect(stir).rejects.toThrow(/provvigioni_ferme_ck/)
    const [row] = await db().compensoSegnalatore.findMany({ where: { segnalatoreId } })
    await withTransaction((tx) => reverseReferral(tx, first.id, inMonth(2)))
    await prepare(office, 2, [segnalatoreId])
    const debt = await ofReferrer(segnalatoreId, 2)
    await go(office, debt.id, 'close', 'send')
    await db().compensoSegnalatore.create({
      data: {
        ...row,
        id: newId(),
        mese: undefined,
        maturazione: 2,
        maturataAt: inMonth(1),
        estrattoId: null,
      } as never,
    })
    await prepare(office, 1, [segnalatoreId])
    expect(await ofReferrer(segnalatoreId, 1)).toMatchObject({ riporto: -20_000n, totale: 0n })
  })

  it('and the one that follows it are one payee: one statement a month, and a debt of the first is taken from the second', async () => {
    const over = columnOfDay(day(-40))
    const email = 'due.accordi@segnala.example'
    const first = await buildSegnalatore({
      email,
      compensoFisso: 20_000n,
      validFrom: columnOfDay(day(-400)),
      validTo: over,
    })
    const second = await buildSegnalatore({
      email,
      ragioneSociale: 'Due Accordi S.r.l.',
      compensoFisso: 50_000n,
      validFrom: addDays(over, 1),
    })
    // Its month is closed for others already: a payment recorded today would accrue today.
    const taken = await buildPratica({ stato: 'liquidata', importoErogato: 1_000_000n })
    const { id: leadId } = await buildLead({ praticaId: taken.id })
    await buildSegnalazione({ segnalatoreId: first.id, leadId })
    await withTransaction((tx) => accrueReferral(tx, taken, { maturazione: 1, maturataAt: inMonth(3) }))
    await paidCase({ segnalatoreId: second.id, dataLiquidazione: inMonth(1) })
    await prepare(office, 3, [first.id])
    await go(office, (await ofReferrer(first.id, 3)).id, 'close', 'send', 'pay')
    await withTransaction((tx) => reverseReferral(tx, taken.id, inMonth(1)))
    // Whichever of the agreements is named.
    expect(await prepare(office, 1, [second.id])).toEqual({ creati: 1, aggiornati: 0, invariati: 0 })
    expect(await ofReferrer(first.id, 1)).toMatchObject({
      beneficiario: 'Due Accordi S.r.l.',
      righe: 2,
      totale: 30_000n,
    })
    const foundBy = async (id: string) => {
      const query = { 'filter[segnalatoreId]': id, sort: 'mese' }
      const { json: list } = await callAs(office, 'GET', 'provvigioni/estratti', { query })
      return list.items.map(({ beneficiario }) => beneficiario)
    }
    const both = ['Due Accordi S.r.l.', 'Due Accordi S.r.l.']
    expect([await foundBy(first.id), await foundBy(second.id)]).toEqual([both, both])
    expect(await foundBy(newId())).toEqual([])
    const { json } = await callAs(office, 'GET', 'segnalatori', { query: { limit: '50' } })
    const accrued = json.items
      .filter((one) => one.email === email)
      .map(({ _id, maturato }) => [_id, maturato])
    expect(Object.fromEntries(accrued)).toEqual({ [first.id]: 0, [second.id]: 500 })
  })

  it('that ended yesterday accrues nothing for who is referred today, and has no statement', async () => {
    await pays(true)
    const over = await buildSegnalatore({ validTo: columnOfDay(day(-1)) })
    const { id } = await refer(over.email)
    const pratica = await buildPratica({ stato: 'liquidata', importoErogato: 1_000_000n })
    const { id: leadId } = await buildLead({ praticaId: pratica.id })
    await db().segnalazione.update({ where: { id }, data: { leadId } })
    await withTransaction((tx) => accrueCommissions(tx, { ...pratica, dataLiquidazione: inMonth(1) }))
    expect(await fees(pratica.id)).toEqual([])
    await prepare(office, 1, [over.id])
    expect(await db().estratto.count({ where: { segnalatoreId: over.id } })).toBe(0)
  })

  it('stays as it was agreed once it has begun: it ends, and a new one follows', async () => {
    const { id, email } = await buildSegnalatore()
    const patch = (body: object) =>
      callAs(office, 'PATCH', 'segnalatori/[id]', { params: { id }, body: { version: 1, ...body } })
    expect((await patch({ compensoFisso: 900 })).json.errors).toMatchObject([{ path: 'compensoFisso' }])
    expect((await patch({ validTo: day(-2) })).json.errors).toMatchObject([{ path: 'validTo' }])
    const body = {
      nome: 'Marta',
      cognome: 'Esempio',
      ragioneSociale: '',
      email,
      telefono: null,
      accordo: 'SEG-2',
      registro: '',
      compensoFisso: 200,
      compensoPct: 0,
      validFrom: day(1),
      validTo: null,
      note: '',
    }
    const create = () => callAs(office, 'POST', 'segnalatori', { body })
    expect((await create()).json.errors).toMatchObject([{ path: 'validFrom' }])
    expect((await patch({ validTo: day(0) })).status).toBe(200)
    expect((await create()).status).toBe(201)
    const gone = await callAs(office, 'DELETE', 'segnalatori/[id]', { params: { id }, body: { version: 2 } })
    expect(gone.status).toBe(409)
  })
})
