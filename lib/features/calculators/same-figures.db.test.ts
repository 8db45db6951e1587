import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OfferCard } from '@/components/frames/offer-card'
import { Example } from '@/components/site/example'
import type { CqsOffer } from '@/components/site/pages/cdq/cqs'
import { exampleOf as cqsExampleOf } from '@/components/site/pages/cdq/cqs-example'
import { exampleOf as loanExampleOf } from '@/components/site/pages/prestiti/loan-example'
import { open } from '@/lib/auth/secret-box'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { seenFigures } from '@/lib/features/leads/seen-figures'
import { Costs } from '@/lib/features/quotes/pdf-parts'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import type { Payload } from '@/lib/jobs/payloads'
import {
  between,
  type Cost,
  cents,
  euro,
  halfUp,
  inCents,
  instalment,
  instalments,
  percent,
  pick,
  plain,
  random,
  rateOf,
  SEED,
  share,
  sum,
  taegOf,
  textOf,
  wholeTerm,
} from '@/lib/testing/second-calculation'
import { callAs } from '@/lib/testing/test-kit'
import type { Lead } from '@/prisma/generated/client'
import { buildBankProduct, buildPriceTable, buildRate } from '@/prisma/seed/factories/banks'
import { isLong } from '@/scripts/test/property'
import type { CdqReply, Offer } from './present'

/*
 * Random credits with every cost there is: page, API, PDF and mail say the same figures, and they are those of a second
 * calculation, written without the engine. A few in each run; a hundred of each kind in `npm run test:long`.
 */
const HOW_MANY = isLong ? 100 : 4

type Reply = { quoteId: string; offers: Offer[] }
const ask = async <R>(name: string, body: object): Promise<R> => {
  const { status, json } = await callAs<R>(null, 'POST', `calculators/${name}`, { body })
  expect([body, status, status === 200 ? [] : json]).toEqual([body, 200, []])
  return json
}
const pdfOf = async (id: string, productId: string) =>
  plain((await callAs(null, 'GET', 'quotes/[id]/pdf', { params: { id }, query: { productId } })).text)

/** The document writes each of these charges; tests keep it as the tree that it is drawn from. */
function expectCharges(pdf: string, costi: readonly Cost[]): void {
  const drawn = Costs({ costi: [...costi] })
  for (const { props } of drawn) expect(pdf).toContain(plain(JSON.stringify(props.children)))
  const lines = drawn.map(({ props }) => plain([props.children].flat(2).join('')))
  expect(lines.map((line) => line.replace(/, (una volta|ogni).*$/, ''))).toEqual(
    costi.map(({ voce, importo }) => `${voce}: ${euro(importo)}`),
  )
}

type Told = { rata: string; tassi: string; totale: string }
let addresses = 0
/** What the mail of a comparison says of its first offer. */
async function mailOf(id: string): Promise<Told> {
  addresses += 1
  const email = `cifre${addresses}@prova.example`
  const body = { email, consents: { privacy: true } }
  await callAs(null, 'POST', 'quotes/[id]/email', { params: { id }, body })
  const { rows } = await pool().query<{ payload: Payload<'mail.send'> }>(
    'SELECT payload FROM graphile_worker._private_jobs ORDER BY id DESC LIMIT 20',
  )
  const mine = rows.find(({ payload }) => payload.to?.email === email)
  return JSON.parse(open(mine?.payload.sealed ?? '') ?? '{}') as Told
}

let widest = 0
function expectTaeg(shown: number, again: number): void {
  widest = Math.max(widest, Math.abs(shown - again))
  expect(Math.abs(shown - again)).toBeLessThan(0.005)
}

/** The figures of an offer, everywhere: `shown` texts are of the page, the document and, of the first offer, the mail. */
async function expectSame(offer: Offer, { quoteId, offers }: Reply): Promise<void> {
  const figures = [euro(offer.rata), percent(offer.taeg), percent(offer.tan), euro(offer.totale)]
  const charges = offer.costi.map(({ importo }) => euro(importo))
  const page = textOf(renderToStaticMarkup(createElement(OfferCard, { offer, best: false, action: null })))
  for (const text of [...figures, ...charges]) expect(page).toContain(text)
  const pdf = await pdfOf(quoteId, offer.product._id)
  for (const text of figures) expect(pdf).toContain(text)
  expectCharges(pdf, offer.costi)
  const [first] = offers
  if (first?.product._id !== offer.product._id) return
  const mail = await mailOf(quoteId)
  expect([mail.rata, mail.totale].map(plain)).toEqual([euro(offer.rata), euro(offer.totale)])
  expect(plain(mail.tassi)).toContain(`${percent(offer.tan)}, TAEG ${percent(offer.taeg)}`)
}

/** A loan is what a second calculation makes of it. */
function expectRight(offer: Offer, paid: readonly number[]): void {
  const costi = inCents(offer.costi)
  const interest = paid.reduce((all, rata) => all + rata, 0) - cents(offer.importo)
  expect([cents(offer.rata), cents(offer.totaleInteressi)]).toEqual([paid[0], interest])
  const due = cents(offer.importo) + interest + wholeTerm(costi, offer.durataMesi)
  expect([cents(offer.totale), cents(offer.costiIniziali)]).toEqual([due, sum(costi, 'iniziale')])
  expectTaeg(offer.taeg, taegOf(cents(offer.importo), paid, costi))
  const others = withoutPolicy(costi)
  expect(offer.polizza !== undefined).toBe(others.length < costi.length)
  if (!offer.polizza) return
  expect(cents(offer.polizza.importo)).toBe(
    wholeTerm(costi, offer.durataMesi) - wholeTerm(others, offer.durataMesi),
  )
  expectTaeg(offer.polizza.taegSenza, taegOf(cents(offer.importo), paid, others))
}

const withoutPolicy = (costi: readonly Cost[]) =>
  costi.filter(({ voce }) => !voce.startsWith('Assicurazione'))

const CHARGES = () => ({
  istruttoria: BigInt(between(0, 90_000)),
  istruttoriaPct: pick([0, 0.25, 0.5, 1]),
  perizia: BigInt(between(0, 35_000)),
  incassoRata: BigInt(between(0, 300)),
  assicurazionePct: pick([null, 0.02, 0.05]),
  compensoMediatorePct: pick([0, 0.5, 1, 1.5]),
})
const LIMITS = {
  importoMin: 100_000n,
  importoMax: 100_000_000n,
  durataMin: 12,
  durataMax: 480,
  etaMaxFine: 100,
}

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  for (const [years, value] of [
    [5, 2.31],
    [10, 2.52],
    [20, 2.71],
    [30, 2.66],
    [40, 2.48],
  ] as const)
    await buildRate({ tenor: `${years}Y`, value })
  await buildRate({ index: 'EURIBOR_3M', tenor: '3M', value: 2.05 })
})
afterAll(() => {
  if (isLong) process.stdout.write(`Seed ${SEED}: widest difference of a TAEG ${widest.toFixed(6)}\n`)
})
jest.setTimeout(isLong ? 900_000 : 60_000)

it('mortgages', async () => {
  const kinds = ['fisso', 'variabile', 'misto', 'capped'] as const
  for (const tipoTasso of [...kinds, ...kinds]) {
    await buildBankProduct({
      ...LIMITS,
      ...CHARGES(),
      tipoTasso,
      finalita: [],
      spread: between(30, 250) / 100,
      indice: tipoTasso === 'variabile' || tipoTasso === 'capped' ? 'EURIBOR_3M' : 'EURIRS',
      ...(tipoTasso === 'misto' && { mesiFissi: 60 }),
      ...(tipoTasso === 'capped' && { cap: 3.5 }),
    })
  }
  const homes = new Set(['acquisto_seconda_casa', 'ristrutturazione', 'costruzione'])
  for (let at = 0; at < HOW_MANY; at++) {
    const importo = between(3_000_000, 40_000_000) / 100
    const finalita = pick(['acquisto_prima_casa', ...homes, 'liquidita', 'surroga'])
    const isFirst = finalita !== 'acquisto_seconda_casa' && random() < 0.6
    const body = { finalita, importo, valoreImmobile: Math.ceil(importo * 1.4), durata: between(1, 40) }
    const reply = await ask<Reply>('mutui', { ...body, tasso: 'tutti', primaCasa: isFirst })
    const offer = random() < 0.5 ? pick(reply.offers) : reply.offers[0]
    if (!offer) throw new Error('No mortgage')
    const product = await db().bankProduct.findUniqueOrThrow({ where: { id: offer.product._id } })
    const amount = cents(importo)
    expectRight(offer, instalments({ ...offer, amount }))
    const isHome = homes.has(finalita) || finalita === 'acquisto_prima_casa'
    const tax = body.durata * 12 > 18 ? share(amount, isHome && !isFirst ? 2 : 0.25) : 1_600
    const atStart =
      Number(product.istruttoria) +
      share(amount, Number(product.istruttoriaPct)) +
      Number(product.perizia) +
      share(amount, Number(product.compensoMediatorePct)) +
      tax
    const costi = inCents(offer.costi)
    expect(sum(costi, 'iniziale')).toBe(finalita === 'surroga' ? 0 : atStart)
    expect(sum(costi, 'mensile')).toBe(Number(product.incassoRata))
    expect(sum(costi, 'annuale')).toBe(share(amount, Number(product.assicurazionePct ?? 0)))
    await expectSame(offer, reply)
  }
})

it('loans', async () => {
  const amounts = [100_000, 500_000, 1_000_000, 3_000_000, 6_000_000]
  const durations = [12, 18, 19, 24, 60, 120]
  const taxOf = (amount: number, months: number) => (months > 18 ? share(amount, 0.25) : 1_600)
  const own = new Map<string, number>()
  for (const more of [0, 0, 0, 137]) {
    const rows = amounts.flatMap((importo) =>
      durations.map((durata) => {
        const tan = between(400, 1_100) / 100
        const rata = instalment(importo, tan, durata) + more
        const spese = taxOf(importo, durata) + between(0, importo / 50)
        return { importo: BigInt(importo), durata, rata: BigInt(rata), tan, taeg: 0, spese: BigInt(spese) }
      }),
    )
    const { id } = await buildPriceTable({ finalita: [], fuoriPiano: more > 0 }, rows)
    own.set(id, more)
  }
  for (let at = 0; at < HOW_MANY; at++) {
    const amount = random() < 0.4 ? pick(amounts) : between(100_000, 6_000_000)
    const body = { importo: amount / 100, durata: pick(durations), finalita: pick(['auto', 'studio']) }
    const reply = await ask<Reply>('prestiti', body)
    const offer = random() < 0.5 ? pick(reply.offers) : reply.offers[0]
    if (!offer) throw new Error('No loan')
    const row = await db().priceRow.findFirstOrThrow({
      where: { tableId: offer.product._id, durata: body.durata, importo: { lte: BigInt(amount) } },
      orderBy: { importo: 'desc' },
    })
    const isOwn = (own.get(offer.product._id) ?? 0) > 0 && Number(row.importo) === amount
    const paid = instalments({ ...offer, amount })
    expectRight(offer, isOwn ? paid.map(() => Number(row.rata)) : paid)
    const fees = Number(row.spese) - taxOf(Number(row.importo), body.durata)
    expect(sum(inCents(offer.costi), 'iniziale')).toBe(fees + taxOf(amount, body.durata))
    const example = textOf(
      renderToStaticMarkup(
        createElement(Example, loanExampleOf(offer as Parameters<typeof loanExampleOf>[0], '2026-11-28')),
      ),
    )
    for (const text of [
      euro(offer.rata),
      euro(offer.totale),
      percent(offer.taeg),
      euro(offer.totaleInteressi),
    ])
      expect(example).toContain(text)
    await expectSame(offer, reply)
  }
})

it('salary-backed loans', async () => {
  for (let at = 0; at < 6; at++) {
    await buildBankProduct({
      ...LIMITS,
      ...CHARGES(),
      importoMin: 0n,
      tipoTasso: 'fisso',
      indice: null,
      durataMax: 120,
      prodotto: 'cdq',
      finalita: [],
      spread: between(350, 700) / 100,
      assicurazionePct: pick([null, 0.5]),
    })
  }
  for (let at = 0; at < HOW_MANY; at++) {
    const netto = between(110_000, 350_000) / 100
    const durata = between(24, 120)
    const body = {
      netto,
      tipo: pick(['dipendente_pubblico', 'dipendente_privato', 'pensionato']),
      durata,
      eta: 50,
    }
    const isDelega = body.tipo !== 'pensionato' && random() < 0.3
    const reply = await ask<CdqReply & { quoteId: string }>(
      'cdq',
      isDelega ? { ...body, delega: true } : body,
    )
    const offer = pick(reply.offers)
    const product = await db().bankProduct.findUniqueOrThrow({ where: { id: offer.product._id } })
    const each = cents(reply.rata)
    const costi = inCents(offer.costi)
    const montante = each * durata
    const i = offer.tan / 1_200
    const capital = Math.round((each * (1 - (1 + i) ** -durata)) / i)
    const cover = halfUp(share(capital, Number(product.assicurazionePct ?? 0)) * durata, 12)
    const atStart =
      Number(product.istruttoria) +
      share(montante, Number(product.istruttoriaPct)) +
      Number(product.perizia) +
      share(montante, Number(product.compensoMediatorePct)) +
      cover +
      1_600
    expect(sum(costi, 'iniziale')).toBe(atStart)
    expect([sum(costi, 'mensile'), sum(costi, 'annuale')]).toEqual([Number(product.incassoRata), 0])
    expect([offer.montante, offer.capitale, offer.netto].map(cents)).toEqual([
      montante,
      capital,
      capital - atStart,
    ])
    const due = montante + Number(product.incassoRata) * durata
    expect(cents(offer.totale ?? 0)).toBe(due)
    const paid = Array(durata).fill(each + Number(product.incassoRata))
    expectTaeg(offer.taeg, rateOf(cents(offer.netto), paid))
    expect(offer.polizza?.importo).toBe(cover > 0 ? cover / 100 : undefined)
    if (offer.polizza) expectTaeg(offer.polizza.taegSenza, rateOf(cents(offer.netto) + cover, paid))
    const figures = [euro(offer.netto), percent(offer.tan), percent(offer.taeg), euro(due / 100)]
    const example = cqsExampleOf(offer as CqsOffer, { ...reply, durata })
    const page = textOf(renderToStaticMarkup(createElement(Example, example)))
    for (const text of [...figures, euro(reply.rata), euro(offer.interessi)]) expect(page).toContain(text)
    const pdf = await pdfOf(reply.quoteId, offer.product._id)
    for (const text of figures) expect(pdf).toContain(text)
    expectCharges(pdf, offer.costi)
    const lead = { product: 'cdq', offerta: offer, durataMesi: durata, input: body } as unknown as Lead
    const mail = seenFigures(lead)
    expect([mail.importo, mail.rata, mail.tassi].map((text) => plain(text ?? ''))).toEqual([
      euro(offer.netto),
      euro(reply.rata),
      `TAN ${percent(offer.tan)}, TAEG ${percent(offer.taeg)}`,
    ])
  }
})
