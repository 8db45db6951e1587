import { db } from '@/lib/core/db'
import { buildBankProduct, buildPriceTable, buildRate } from '@/prisma/seed/factories/banks'
import { campaignExample, type Esempio } from './example'

/** What is left of the total due is interest: it cannot be less than nothing. */
const interestOf = ({ totale, importo, spese }: Esempio) =>
  spese.reduce((left, one) => left - one.importo, totale - importo)

async function exampleOf(product: 'mutuo' | 'prestito' | 'cdq'): Promise<Esempio> {
  const found = await campaignExample(product)
  if (!found) throw new Error(`no example of ${product}`)
  return found
}

describe('the representative example of a landing page', () => {
  it('is none where nothing is on offer, and where the page shows no rate', async () => {
    for (const product of ['mutuo', 'prestito', 'cdq', 'azienda', 'leasing'] as const)
      expect(await campaignExample(product)).toBeNull()
  })

  it('is the cheapest mortgage for everybody, with each charge over the whole term', async () => {
    await buildRate({ tenor: '25Y', value: 2.4, date: new Date('2026-11-20') })
    await buildBankProduct({ nome: 'Per i giovani', ltvMax: 100, spread: 0.1 })
    await buildBankProduct({ nome: 'Caro', spread: 2 })
    await buildBankProduct({ nome: 'Giusto', spread: 0.8 })
    const example = await exampleOf('mutuo')
    // 150,000 € at 3.20% over 300 months: the official plan.
    expect(example).toMatchObject({ tan: 3.2, rata: 727.02, durataMesi: 300, asOf: '2026-11-20' })
    expect(example.title).toMatch(/, Giusto$/)
    expect(example.spese).toContainEqual({ label: 'Incasso rata', importo: 450 })
    expect(interestOf(example)).toBeCloseTo(68_105.28, 2)
    expect(example.taeg).toBeGreaterThan(example.tan)
  })

  it('is a loan of today’s grids', async () => {
    await buildPriceTable({ nome: 'Prestito Prova' })
    const example = await exampleOf('prestito')
    expect(example).toMatchObject({ title: 'Prestito Prova', rata: 200.38, taeg: 7.8764, durataMesi: 60 })
    expect(interestOf(example)).toBeCloseTo(2_022.8, 1)
  })

  it('counts what a salary-backed loan pays out as its amount', async () => {
    const salary = {
      prodotto: 'cdq' as const,
      indice: null,
      spread: 5,
      finalita: [],
      durataMin: 24,
      durataMax: 120,
    }
    await buildBankProduct({ ...salary, importoMin: 100_000n, assicurazionePct: 0.5, etaMaxFine: 80 })
    const example = await exampleOf('cdq')
    // The montante of 38,400 €, and 1.50 € with each instalment.
    expect(example).toMatchObject({ rata: 320, durataMesi: 120, totale: 38_580 })
    expect(example.importo).toBeLessThan(38_400)
    expect(interestOf(example)).toBeGreaterThan(0)
    await db().bankProduct.updateMany({ where: { prodotto: 'cdq' }, data: { durataMax: 60 } })
    expect(await campaignExample('cdq')).toBeNull()
  })
})
