import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { mailsTo } from '@/lib/testing/queued-mails'
import { callAs } from '@/lib/testing/test-kit'
import { chosenOffer, type QuoteOffer, quoteById } from './data'
import { saveQuote } from './mutations'
import { labelOf } from './seen'

beforeAll(() => migrateJobs(env().DATABASE_URL))

const offer = {
  bank: { _id: 'b1', nome: 'Banca Prova' },
  product: { _id: 'p1', nome: 'Mutuo Prova' },
  tipoTasso: 'fisso',
  tan: 3.2,
  taeg: 3.3577,
  rata: 727.02,
  totale: 219_980.28,
  durataMesi: 300,
  importo: 150_000,
  tassi: [],
  costi: [],
}
const input = { finalita: 'acquisto_prima_casa', importo: 150_000, durata: 25, coRichiedente: { eta: 41 } }
const saved = (offers: object[]) =>
  saveQuote({ product: 'mutuo', input, rateVersion: {}, result: { offers, asOf: '2026-11-20' } })
const aQuote = () => saved([offer])
const AVVISO = 'Solo per chi ha un ISEE fino a 40.000 €.'
const called = (nome: string, change: object = {}) => ({
  ...offer,
  product: { _id: newId(), nome },
  ...change,
})

let counter = 0
const anAddress = () => `chiede${++counter}@prova.example`
const ask = (id: string, body: unknown) => callAs(null, 'POST', 'quotes/[id]/email', { params: { id }, body })
const consents = { privacy: true }

type Told = Record<'url' | 'pdf' | 'offerta' | 'tipo' | 'tassi', string> & { righe: [string, string][] }

/** What an address was written from, oldest first. */
const toldTo = async (email: string) => (await mailsTo<Told>(email)).map(({ data }) => data)

it('chooses the offer that is asked for, and no other in its place', async () => {
  const quote = await quoteById(await aQuote())
  expect(chosenOffer(quote)?.product._id).toBe('p1')
  expect(chosenOffer(quote, { productId: 'p1' })?.product._id).toBe('p1')
  expect(() => chosenOffer(quote, { productId: newId() })).toThrow(
    'Questa offerta non fa parte della simulazione.',
  )
})

describe('POST /v2/quotes/{id}/email', () => {
  it('queues the link, the PDF and the best offer, and keeps the acknowledgment', async () => {
    const [id, email] = [await aQuote(), anAddress()]
    expect((await ask(id, { email, consents })).status).toBe(204)
    const [mail] = await toldTo(email)
    expect(mail).toMatchObject({
      durata: '25 anni',
      giorno: '20/11/2026',
      offerta: 'Banca Prova, Mutuo Prova',
      tassi: 'TAN fisso 3,20%, TAEG 3,36%',
      pdf: `${env().SITE_URL}/v2/quotes/${id}/pdf`,
    })
    const link = new URL(mail?.url ?? '')
    expect(link.pathname).toBe('/mutui')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      finalita: 'acquisto_prima_casa',
      importo: '150000',
      durata: '25',
      coEta: '41',
    })
    const rows = await db().consent.findMany({ where: { subjectRef: id } })
    expect(rows.filter(({ granted }) => granted).map(({ kind }) => kind)).toEqual(['privacy'])
  })

  it('holds the comparison that was seen: for everybody first, of the kind of rate that was chosen', async () => {
    const capped = { tipoTasso: 'capped', taeg: 3.5 }
    const offers = [
      called('Mutuo Giovani', { avviso: AVVISO, taeg: 3.1 }),
      called('Mutuo Uno'),
      ...[2, 3, 4].map((n) => called(`Mutuo ${n}`, capped)),
      called('Mutuo Tetto Giovani', { ...capped, avviso: AVVISO }),
    ]
    const [id, email] = [await saved(offers), anAddress()]
    await ask(id, { email, consents })
    await ask(id, { email, consents, tasso: 'capped' })
    const [all, some] = await toldTo(email)
    expect([all?.offerta, all?.righe?.length]).toEqual(['Banca Prova, Mutuo Uno', 5])
    expect(some).toMatchObject({
      tipo: 'variabile con tetto',
      offerta: 'Banca Prova, Mutuo 2',
      tassi: 'TAN variabile con tetto 3,20%, TAEG 3,50%',
      pdf: `${env().SITE_URL}/v2/quotes/${id}/pdf?tasso=capped`,
      righe: [
        ['Banca Prova, Mutuo 2', expect.stringMatching(/^727,02.€ al mese, TAEG 3,50%$/)],
        ['Banca Prova, Mutuo 3', expect.any(String)],
        ['Banca Prova, Mutuo 4', expect.any(String)],
        ['Banca Prova, Mutuo Tetto Giovani', expect.stringContaining(AVVISO)],
      ],
    })
    expect(new URL(some?.url ?? '').searchParams.get('tasso')).toBe('capped')
    expect(labelOf(offers[0] as unknown as QuoteOffer)).toBe(`Banca Prova, Mutuo Giovani\n${AVVISO}`)
  })

  it('writes once about the same simulation, however often it is asked', async () => {
    const [id, email] = [await aQuote(), anAddress()]
    const replies = await Promise.all([1, 2, 3].map(() => ask(id, { email, consents })))
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await toldTo(email)).toHaveLength(1)
    expect(await db().consent.count({ where: { subjectRef: id } })).toBe(4)
  })

  it.each([newId(), 'non-un-id'])('says nothing about a simulation that is not there: %s', async (id) => {
    const email = anAddress()
    expect((await ask(id, { email, consents })).status).toBe(204)
    expect(await toldTo(email)).toEqual([])
  })

  it('stops writing to an address that has had enough, without saying so', async () => {
    const email = anAddress()
    for (let time = 0; time < 7; time++)
      expect((await ask(await aQuote(), { email, consents })).status).toBe(204)
    expect(await toldTo(email)).toHaveLength(5)
  })

  it('counts the mails that leave: not the second of one simulation, nor what is refused or not there', async () => {
    const [id, email] = [await aQuote(), anAddress()]
    const counted = async () =>
      (await db().rateLimit.findUnique({ where: { key: `quote-mail-address:${email}` } }))?.points ?? 0
    await ask(id, { email, consents: { privacy: false } })
    await ask(newId(), { email, consents })
    expect(await counted()).toBe(0)
    for (let time = 0; time < 3; time++) await ask(id, { email, consents })
    expect(await counted()).toBe(1)
  })

  it.each([
    [{ email: 'non-una-mail', consents }, 'email'],
    [{ email: 'a@prova.example', consents: { privacy: false } }, 'consents.privacy'],
    [{ email: 'a@prova.example' }, 'consents'],
    [{ email: 'a@prova.example', consents, nome: 'Ada' }, 'nome'],
    [{ email: 'a@prova.example', consents, tasso: 'tutti' }, 'tasso'],
  ])('refuses %j', async (body, path) => {
    const { status, json } = await ask(await aQuote(), body)
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })
})
