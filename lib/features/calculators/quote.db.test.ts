import { todayInRome } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { callAs } from '@/lib/testing/test-kit'
import { buildBankProduct, buildPriceTable } from '@/prisma/seed/factories/banks'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import { loanDurations } from './data'
import { previewCdq, previewPrestiti } from './quote'

const loan = { importo: 10_000, durata: 60, finalita: 'auto' as const }
const pay = { netto: 1_250, tipo: 'dipendente_pubblico' as const, eta: 45, durata: 120 }
const buildCqs = () =>
  buildBankProduct({
    prodotto: 'cdq',
    nome: 'Cessione Prova',
    indice: null,
    spread: 5,
    finalita: ['liquidita'],
    importoMin: 100_000n,
    importoMax: 7_500_000n,
    durataMin: 24,
    durataMax: 120,
    etaMaxFine: 85,
    istruttoria: 45_000n,
    perizia: 0n,
    incassoRata: 0n,
  })

type Reply = { quoteId: string; rata: number; offers: { product: { _id: string } }[] }
const post = (name: string, body: unknown) => callAs<Reply>(null, 'POST', `calculators/${name}`, { body })

describe('before anybody asks', () => {
  it('works the loans of today out and keeps nothing', async () => {
    await buildPriceTable({ nome: 'Di oggi' })
    await buildPriceTable({ nome: 'Scaduta', validTo: new Date('2026-01-02') })
    const before = await db().quote.count()
    const { offers } = await previewPrestiti(loan)
    expect(offers.map(({ product }) => product.nome)).toEqual(['Di oggi'])
    expect(await db().quote.count()).toBe(before)
  })

  it('knows the durations of the grids in force, each once', async () => {
    await buildPriceTable({}, [{ importo: 1_000_000n, durata: 84, rata: 15_400n, tan: 7.5, taeg: 8 }])
    await buildPriceTable({ validFrom: new Date('2099-01-01') }, [
      { importo: 1_000_000n, durata: 18, rata: 59_000n, tan: 7.5, taeg: 8 },
    ])
    expect(await loanDurations()).toEqual([60, 84, 120])
  })

  it('has no salary-backed loan while nobody offers one, and then has', async () => {
    expect(await previewCdq(pay)).toBeNull()
    const { id } = await buildCqs()
    expect(await previewCdq(pay)).toMatchObject({ rataMassima: 250, product: { _id: id }, taeg: 5.5725 })
  })
})

describe('POST /v2/calculators/mutui', () => {
  const house = { finalita: 'acquisto_prima_casa', valoreImmobile: 200_000, importo: 150_000, durata: 25 }

  it('knows the provinces of Italy, and names the field of any other', async () => {
    const client = await pool().connect()
    await seedReference(client).finally(() => client.release())
    const of = (provincia: string) => post('mutui', { ...house, tasso: 'tutti', provincia })
    expect((await of('MI')).status).toBe(200)
    const before = await db().quote.count()
    const { status, json } = await of('ZZ')
    expect(status).toBe(422)
    expect(json).toMatchObject({ errors: [{ path: 'provincia', message: 'Scegli una provincia.' }] })
    expect(await db().quote.count()).toBe(before)
  })
})

describe('POST /v2/calculators/prestiti', () => {
  it('dates the figures today, and keeps since when each grid holds', async () => {
    const { id } = await buildPriceTable()
    const { json } = await post('prestiti', loan)
    const kept = await db().quote.findUniqueOrThrow({ where: { id: json.quoteId } })
    const oggi = todayInRome()
    expect(kept.result).toMatchObject({ asOf: oggi })
    expect(kept.rateVersion).toMatchObject({ oggi, tabelle: { [id]: '2026-01-01' } })
  })
})

describe('POST /v2/calculators/cdq', () => {
  it('keeps one quote for one Idempotency-Key, and answers it again', async () => {
    const input = {
      finalita: 'surroga',
      valoreImmobile: 200_000,
      importo: 100_000,
      durata: 20,
      tasso: 'tutti',
    }
    const asked = (key: string, more: object = {}) =>
      callAs<Reply>(null, 'POST', 'calculators/mutui', {
        body: { ...input, ...more },
        headers: { 'idempotency-key': key },
      })
    const before = await db().quote.count()
    const replies = await Promise.all([asked('uno'), asked('uno'), asked('uno')])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.map(({ json }) => json)).toEqual(Array(3).fill(replies[0]?.json))
    expect(await db().quote.count()).toBe(before + 1)
    expect((await asked('due')).json.quoteId).not.toBe(replies[0]?.json.quoteId)
    expect((await asked('uno', { durata: 25 })).json.quoteId).not.toBe(replies[0]?.json.quoteId)
  })

  it('keeps the quote, with what it was made of', async () => {
    await buildCqs()
    const { status, json } = await post('cdq', { ...pay, rata: 125 })
    expect(status).toBe(200)
    expect(json.rata).toBe(125)
    const kept = await db().quote.findUniqueOrThrow({ where: { id: json.quoteId } })
    expect(kept).toMatchObject({ product: 'cdq', input: { ...pay, rata: 125 } })
    expect(kept.rateVersion).toMatchObject({ pensioneMinima: expect.any(Number), oggi: expect.any(String) })
  })

  it.each([
    [{ eta: 80 }, 'durata'],
    [{ rata: 251 }, 'rata'],
    [{ tipo: 'pensionato', netto: 500 }, 'netto'],
    [{ netto: 'tanto' }, 'netto'],
  ])('refuses %j by the name of its field', async (change, field) => {
    const before = await db().quote.count()
    const { status, json } = await post('cdq', { ...pay, ...change })
    expect(status).toBe(422)
    expect(json).toMatchObject({ errors: [{ path: field }] })
    expect(await db().quote.count()).toBe(before)
  })
})
