import { z } from 'zod'
import { dayInQuery } from './day-in-query'
import { figureInQuery, pageLimit, placeInQuery } from './figure-in-query'

const said = (schema: z.ZodType, value: unknown) => {
  const { data, error } = schema.safeParse(value)
  return error ? error.issues.map(({ message }) => message) : data
}

describe('a figure of an address', () => {
  const amount = figureInQuery('money', z.number('Indica l’importo.').max(100_000, 'Al massimo 100.000.'))

  it('is read as everywhere, and judged as a number', () => {
    expect(['15.000', '15000,5', '€ 15.000'].map((text) => said(amount, text))).toEqual([
      15_000, 15_000.5, 15_000,
    ])
    expect(said(amount, '150.000')).toEqual(['Al massimo 100.000.'])
    expect(said(amount, undefined)).toEqual(['Indica l’importo.'])
  })

  it('is refused with both readings where it can be meant in two ways', () => {
    expect(said(amount, '15,000')).toEqual(['15,000: intendi 15.000 € o 15,00 €?'])
  })

  it('is a number of rows, or the usual one', () => {
    expect([undefined, '20', '1e1', '0', '201'].map((text) => said(pageLimit(50), text))).toEqual([
      50,
      20,
      ['«1e1» non è un numero. Un numero da 1 a 200.'],
      ['Un numero da 1 a 200.'],
      ['Un numero da 1 a 200.'],
    ])
    expect(said(placeInQuery(), '3')).toBe(3)
  })
})

describe('a day of an address', () => {
  it('is read as everywhere, and never turned round', () => {
    expect(['1/3/2026', '2026-03-01'].map((text) => said(dayInQuery(), text))).toEqual([
      '2026-03-01',
      '2026-03-01',
    ])
    expect(said(dayInQuery(), '12/31/2026')).toEqual([
      'Il mese 31 non esiste: se intendi 31/12/2026, scrivi il giorno per primo.',
    ])
  })
})
