import type { ProdottoMutuo } from '@/lib/finance/mortgage-products'
import { homeData } from './home-data'
import { quoteOf, rateText } from './quote'

const product: ProdottoMutuo = {
  id: 'p1',
  banca: { id: 'b1', nome: 'Banca di Prova' },
  nome: 'Mutuo Prova',
  tipoTasso: 'fisso',
  indice: 'EURIRS',
  spread: 0.6,
  spreadByLtv: [],
  floor: true,
  cap: null,
  mesiFissi: null,
  finalita: [],
  importoMin: 5_000_000,
  importoMax: 40_000_000,
  durataMin: 60,
  durataMax: 360,
  ltvMax: 80,
  etaMaxFine: 75,
  istruttoria: { fissa: 75_000, percentuale: 0 },
  perizia: 30_000,
  incassoRata: 0,
  assicurazione: null,
  compensoMediatore: 0,
  scontoGreen: 0,
}
const valori = {
  asOf: '2026-11-20',
  eurirs: [{ anni: 25, valore: 2.6 }],
  euribor: { EURIBOR_1M: null, EURIBOR_3M: null, EURIBOR_6M: null },
}
const data = homeData([product, { ...product, id: 'p2', tipoTasso: 'variabile' }], valori, [0.8, 2.2])

describe('homeData', () => {
  it('counts banks, takes the range of what we earn, and keeps the fixed rates', () => {
    expect(data.banche).toBe(1)
    expect(data.compensi).toEqual({ bancaMin: 0.8, bancaMax: 2.2, clienteMax: 0 })
    expect(data.prodotti.map(({ id }) => id)).toEqual(['p1'])
  })

  it('compares only what everybody can ask for', () => {
    const green = { ...product, id: 'verde', classiEnergetiche: ['A'] as const }
    const young = { ...product, id: 'giovani', ltvMax: 100 }
    expect(homeData([green, young, product], valori, []).prodotti.map(({ id }) => id)).toEqual(['p1'])
  })

  it('sends to the browser only what the comparison needs', () => {
    const row = { ...product, note: 'riservate', createdAt: new Date() }
    expect(Object.keys(homeData([row], valori, []).prodotti[0] ?? {}).sort()).toEqual(
      Object.keys(product).sort(),
    )
  })
})

describe('a site on which nobody has written anything yet', () => {
  const nothing = { asOf: null, eurirs: [], euribor: valori.euribor }

  it.each([
    ['no index', homeData([product], nothing, [])],
    ['no product', homeData([], valori, [])],
    ['neither', homeData([], nothing, [])],
  ])('has no instalment to show, and says so in words that are no fault of who asks: %s', (_, data) => {
    expect(quoteOf(data, data.esempio)).toEqual({
      motivo: expect.stringContaining('non sono ancora disponibili'),
    })
  })

  it('promises nothing of what it earns', () => {
    expect(homeData([], nothing, [])).toMatchObject({ asOf: null, banche: 0, compensi: null })
  })
})

describe('quoteOf', () => {
  it('gives the official figures: 150,000 in 300 months at 3.20% with 1,425 of costs', () => {
    const result = quoteOf(data, { valore: 200_000, importo: 150_000, anni: 25 })
    if (!('offerta' in result)) throw new Error(result.motivo)
    expect(result.offerta.rata).toBe(72_702)
    expect(result.offerta.taeg).toBeCloseTo(3.338, 4)
    expect(rateText(result.offerta)).toBe('Eurirs 25 anni 2,60% + spread 0,60%')
  })

  it('says which house the amount needs when it is too much for this one', () => {
    const result = quoteOf(data, { valore: 200_000, importo: 180_000, anni: 25 })
    expect(result).toMatchObject({ motivo: expect.stringContaining('una casa da 225.000 €') })
  })

  it('explains an empty figure and a product that does not fit', () => {
    expect(quoteOf(data, { valore: 200_000, importo: 0, anni: 25 })).toHaveProperty('motivo')
    expect(quoteOf(data, { valore: 200_000, importo: 100_000, anni: 2 })).toHaveProperty('motivo')
  })
})
