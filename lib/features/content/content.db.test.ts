import { addDays, columnOfDay, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { frozenWith } from '@/lib/features/pratiche/freeze-bank'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { accordi } from '@/lib/features/provvigioni/accordi/resource'
import { bankAccordi } from '@/lib/features/provvigioni/bank-accordi/resource'
import { PAGE_TEMPLATES } from '@/lib/page-templates/all'
import { listenTags } from '@/lib/serving/pages/tag-listener'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { buildBank, buildBankProduct, buildRate } from '@/prisma/seed/factories/banks'
import { buildAccordo, buildBankAccordo } from '@/prisma/seed/factories/commissions'
import { buildPage } from '@/prisma/seed/factories/content'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { publishedPage, publishedPages } from './data'
import { tablesOf } from './tables'

describe('content pages', () => {
  let office: Caller
  beforeAll(async () => {
    office = await adminWith('content_manage')
  })

  it('are read by their address while they are published', async () => {
    const { url } = await buildPage({ corpo: '<p>Letta.</p>' })
    const draft = await buildPage({ published: false })
    expect(await publishedPage(url)).toMatchObject({ url, corpo: '<p>Letta.</p>' })
    expect(await publishedPage(draft.url)).toBeNull()
    expect((await publishedPages()).map((page) => page.url)).not.toContain(draft.url)
  })

  it('lose what could run in a browser when they are written', async () => {
    const { id } = await buildPage()
    const corpo =
      '<h1>Titolo</h1><p onclick="x()">Testo <script>x()</script><a href="javascript:x()">qui</a></p>'
    const { json } = await callAs(office, 'PATCH', 'pages/[id]', {
      params: { id },
      body: { corpo, version: 1 },
    })
    expect(json.corpo).toBe('<h2>Titolo</h2><p>Testo <a>qui</a></p>')
  })

  it('refuse an address that another page has', async () => {
    const [one, other] = [await buildPage(), await buildPage()]
    const body = { url: other.url, version: 1 }
    const { status } = await callAs(office, 'PATCH', 'pages/[id]', { params: { id: one.id }, body })
    expect(status).toBe(409)
  })

  it('are dropped from the cache when one changes', async () => {
    const heard: string[] = []
    const listener = listenTags(env().DATABASE_URL, {
      onTags: (tags) => heard.push(...tags),
      onGap: () => {},
    })
    await until(() => listener.isUp())
    const { id } = await buildPage()
    await callAs(office, 'PATCH', 'pages/[id]', {
      params: { id },
      body: { url: 'nuovo_indirizzo', version: 1 },
    })
    await until(() => heard.length > 0)
    await listener.close()
    expect(new Set(heard)).toEqual(new Set(['pages']))
    expect(await db().commit.count({ where: { ref: id, model: 'Pagine', action: 'edit' } })).toBe(1)
  })
})

describe('the pages that the law asks for', () => {
  const write = (corpo: string, more: object = {}) =>
    callAs(office, 'POST', 'pages', {
      body: { titolo: 'Prova', url: `prova-${newId()}`, descrizione: '', corpo, published: true, ...more },
    })
  let office: Caller
  beforeAll(async () => {
    office = await adminWith('content_manage')
  })

  it('are drafts from templates for what is not there, written once and with their history', async () => {
    await buildPage({ url: 'reclami', titolo: 'I nostri reclami' })
    for (const who of [null, await adminWith(), await anAgent()])
      expect((await callAs(who, 'POST', 'pages/templates')).status).toBe(who ? 403 : 401)
    const { status, json } = await callAs(office, 'POST', 'pages/templates')
    expect([status, json.create]).toEqual([200, PAGE_TEMPLATES.length - 1])
    const urls = PAGE_TEMPLATES.map(({ url }) => url)
    const rows = await db().page.findMany({ where: { url: { in: urls }, published: false } })
    expect(rows).toHaveLength(PAGE_TEMPLATES.length - 1)
    expect(
      await db().commit.count({ where: { ref: { in: rows.map(({ id }) => id) }, action: 'create' } }),
    ).toBe(rows.length)
    expect(await publishedPage('reclami')).toMatchObject({ titolo: 'I nostri reclami' })
    expect((await callAs(office, 'POST', 'pages/templates')).json.create).toBe(0)
  })

  it('are not published while a blank is left, which is named', async () => {
    const corpo = '<p>La fonte è [[da scrivere: fonte dei tassi]].</p>'
    const refused = await write(corpo)
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ path: 'published', message: expect.stringContaining('fonte dei tassi') }],
    ])
    const draft = await write(corpo, { published: false })
    expect(draft.status).toBe(201)
    const publish = (more: object) =>
      callAs(office, 'PATCH', 'pages/[id]', {
        params: { id: draft.json._id },
        body: { published: true, version: draft.json.version, ...more },
      })
    expect((await publish({})).status).toBe(422)
    expect((await publish({ corpo: '<p>La fonte è la Banca d’Italia.</p>' })).status).toBe(200)
  })

  it('are not published while they name what the company has not said', async () => {
    const refused = await write('<p>[[societa]], PEC [[pec]].</p>')
    expect(refused.json.errors[0]?.message).toMatch(/impostazioni: ragione sociale, PEC\.$/)
    await db().setting.create({
      data: { key: 'company', value: { ragioneSociale: 'Una S.p.A.', pec: 'a@pec.example' } },
    })
    expect((await write('<p>[[societa]], PEC [[pec]].</p>')).status).toBe(201)
    await db().setting.deleteMany()
  })
})

describe('tables in a text', () => {
  it('are read only where the text asks for them', async () => {
    expect(await tablesOf('<p>Niente.</p>')).toEqual({ asOf: expect.any(String) })
  })

  it('list each bank with a product on offer, what it pays and what the client pays at most', async () => {
    const bank = await buildBank({ nome: 'Banca delle Prove', provvigionePct: 1.25 })
    await buildBankProduct({ bankId: bank.id, prodotto: 'mutuo', compensoMediatorePct: 0.5 })
    await buildBankProduct({ bankId: bank.id, prodotto: 'leasing', attivo: false })
    const closed = await buildBank({ attiva: false })
    await buildBankProduct({ bankId: closed.id })
    const { banche, massimi } = await tablesOf('<p>[[provvigioni]]</p>')
    // A client owes what the mandate says, whatever is written at the bank.
    expect(massimi).toEqual({ percentuale: 5, importo: 10_000 })
    expect(banche).toEqual([
      {
        nome: 'Banca delle Prove',
        prodotti: [{ prodotto: 'mutuo', offerto: true, provvigione: 1.25, compenso: 0.5 }],
      },
    ])
  })

  it('disclose every agreement in force, also where nobody may ask for the product today', async () => {
    const withoutOffer = await buildBank({ nome: 'A senza offerte', provvigionePct: 1 })
    const closed = await buildBank({ nome: 'B non attiva', attiva: false, provvigionePct: 1 })
    await buildBankProduct({ bankId: closed.id, prodotto: 'cdq' })
    const ofAll = await buildBank({ nome: 'C tutti i prodotti', provvigionePct: 1 })
    const byClients = await buildBank({ nome: 'D compenso dei clienti', provvigionePct: 1 })
    await buildBank({ nome: 'E niente', provvigionePct: 1 })
    const past = { validFrom: columnOfDay('2026-01-01'), validTo: columnOfDay('2026-01-31') }
    const since = { validFrom: columnOfDay('2026-01-01') }
    await buildBankAccordo({ bankId: withoutOffer.id, product: 'leasing', percentuale: 2.4, ...since })
    await buildBankAccordo({ bankId: withoutOffer.id, product: 'mutuo', percentuale: 9, ...past })
    await buildBankAccordo({ bankId: closed.id, product: 'cdq', percentuale: 3.1, ...since })
    await buildBankAccordo({ bankId: ofAll.id, product: null, percentuale: 1.5, ...since })
    await buildAccordo({ bankId: byClients.id, product: 'azienda', clientFeePct: 4, ...since })

    const { banche = [] } = await tablesOf('[[provvigioni]]')
    const terms = (start: string) => banche.find(({ nome }) => nome.startsWith(start))?.prodotti
    expect(terms('A')).toEqual([{ prodotto: 'leasing', offerto: false, provvigione: 2.4, compenso: 0 }])
    expect(terms('B')).toEqual([{ prodotto: 'cdq', offerto: false, provvigione: 3.1, compenso: 0 }])
    expect(terms('C')?.map(({ provvigione }) => provvigione)).toEqual([1.5, 1.5, 1.5, 1.5, 1.5])
    expect(terms('D')).toEqual([{ prodotto: 'azienda', offerto: false, provvigione: 1, compenso: 4 }])
    expect(terms('E')).toBeUndefined()
  })

  it('disclose of each product what a case that is opened today accrues, not what is written at the bank', async () => {
    const bank = await buildBank({ nome: 'Banca degli Accordi', provvigionePct: 1.7 })
    for (const prodotto of ['mutuo', 'prestito', 'cdq'] as const)
      await buildBankProduct({ bankId: bank.id, prodotto, compensoMediatorePct: 0.5 })
    const day = (days: number) => columnOfDay(dayOf(addDays(new Date(), days)))
    const agreements = [
      { product: 'mutuo', percentuale: 2.1, validFrom: day(0) },
      { product: 'mutuo', percentuale: 1.9, validFrom: day(-90), validTo: day(-1) },
      { product: 'prestito', percentuale: 3, validFrom: day(1) },
    ] as const
    for (const agreement of agreements) await buildBankAccordo({ bankId: bank.id, ...agreement })
    await buildAccordo({ bankId: bank.id, product: 'cdq', clientFeePct: 2, validFrom: day(0) })

    const terms = async () =>
      (await tablesOf('[[provvigioni]]')).banche?.find(({ nome }) => nome === 'Banca degli Accordi')?.prodotti
    expect(await terms()).toEqual([
      { prodotto: 'mutuo', offerto: true, provvigione: 2.1, compenso: 0.5 },
      { prodotto: 'prestito', offerto: true, provvigione: 1.7, compenso: 0.5 },
      { prodotto: 'cdq', offerto: true, provvigione: 1.7, compenso: 2 },
    ])

    const frozen = frozenWith(await buildPratica({ product: 'mutuo' }), bank, await readBook(db()))
    expect(frozen.bankPct).toBe(2.1)
  })

  it('are dropped from the cache when an agreement is written', () => {
    expect([bankAccordi.tags?.({}), accordi.tags?.({})]).toEqual([['offers'], ['offers']])
  })

  it('say that there is no example and no threshold where there are no data', async () => {
    expect(await tablesOf('[[soglie]] [[esempio]]')).toMatchObject({ soglie: null, esempio: null })
  })

  it('count each charge of the example over the whole term', async () => {
    await buildRate({ tenor: '25Y', value: 2.4 })
    await buildBankProduct({ spread: 0.8, incassoRata: 150, assicurazionePct: 0.02 })
    const { esempio } = await tablesOf('[[esempio]]')
    const charges = Object.fromEntries((esempio?.spese ?? []).map(({ label, importo }) => [label, importo]))
    expect(charges).toMatchObject({ 'Incasso rata': 45_000, 'Assicurazione obbligatoria': 75_000 })
  })
})
