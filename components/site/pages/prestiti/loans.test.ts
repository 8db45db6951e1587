import { reasonsOf } from '@/components/markup/missing'
import { exampleOf } from './loan-example'
import { LOANS, START } from './loans'

describe('LOANS', () => {
  it.each([
    ['', null],
    ['?utm_source=x', null],
    ['?importo=5000', { ...START, importo: 5_000 }],
    ['?importo=12345.67', { ...START, importo: 12_345.67 }],
    ['?importo=12.345,67', { ...START, importo: 12_345.67 }],
    ['?importo=12.345', { ...START, importo: 12_345 }],
    ['?importo=tanto&durata=5000&finalita=luna', { ...START, importo: Number.NaN, durata: 5_000 }],
    ['?durata=1', { ...START, durata: 1 }],
    ['?importo=15.000,50', { ...START, importo: 15_000.5 }],
  ])('reads the address %j', (search, expected) => {
    expect(LOANS.fromQuery(search)).toEqual(expected)
  })

  it('writes the address that it reads', () => {
    const asked = { importo: 7_500.05, durata: 36, finalita: 'studio' as const }
    expect(LOANS.fromQuery(`?${LOANS.toQuery(asked)}`)).toEqual(asked)
  })

  it.each([null, 0, 999, 60_001, Number.NaN])('refuses %s euro', (importo) => {
    expect(Object.keys(LOANS.check({ ...START, importo }))).toEqual(['importo'])
  })

  it.each([11, 121, 600])('refuses %s months, and takes no others in their place', (durata) => {
    expect(Object.keys(LOANS.check({ ...START, durata }))).toEqual(['durata'])
  })

  it('takes the bounds themselves', () => {
    for (const importo of [1_000, 60_000]) expect(LOANS.check({ ...START, importo })).toEqual({})
  })
})

it('groups the reasons, the most frequent first', () => {
  const excluded = ['età', 'importo', 'importo'].map((motivo, index) => ({
    bank: { nome: 'B' },
    product: { nome: String(index) },
    motivi: [motivo],
  }))
  expect(reasonsOf(excluded)).toEqual([
    { motivo: 'importo', prodotti: ['B, 1', 'B, 2'] },
    { motivo: 'età', prodotti: ['B, 0'] },
  ])
})

it('counts a monthly charge over the whole term in the example', () => {
  const loan = {
    bank: null,
    product: { _id: 'p', nome: 'P' },
    tan: 7.5,
    taeg: 8.82,
    rata: 200.38,
    durataMesi: 60,
    importo: 10_000,
    totaleInteressi: 2_022.77,
    totale: 12_266.77,
    costiIniziali: 166,
    costi: [{ voce: 'Incasso rata', importo: 1.3, quando: 'mensile' as const }],
  }
  expect(exampleOf(loan, '2026-11-21').spese).toEqual([{ label: 'Incasso rata', importo: 78 }])
})
