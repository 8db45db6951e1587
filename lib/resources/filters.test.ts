import { filterWhere } from './filters'
import type { Codec } from './types'

const filter = { name: 'quando', label: 'Quando', kind: 'dayRange' } as const
const where = (text: string, codec?: Codec) => () => filterWhere(filter, text, codec)

describe('a filter by days', () => {
  it('takes whole days of Italy, the last one included', () => {
    expect(where('2026-03-28..2026-03-29')()).toEqual({
      quando: { gte: new Date('2026-03-27T23:00:00Z'), lt: new Date('2026-03-29T22:00:00Z') },
    })
    expect(where('1900-01-01..2900-12-31', 'day')()).toEqual({
      quando: { gte: new Date('1900-01-01'), lte: new Date('2900-12-31') },
    })
  })

  it.each(['0000-01-01', '0001-01-01..', '..1899-12-31', '2026-02-29', '10000-01-01', '..'])(
    'refuses %s',
    (text) => {
      for (const codec of ['day', undefined] as const)
        expect(where(text, codec)).toThrow(/^Filtro «Quando»: (La data non è valida|valore non valido)/)
    },
  )

  it('are read as people write days, and never turned round', () => {
    expect(where('1/3/2026..01.04.2026', 'day')()).toEqual(where('2026-03-01..2026-04-01', 'day')())
    expect(where('12/31/2025..', 'day')).toThrow('scrivi il giorno per primo')
  })
})

describe('a filter by words', () => {
  const asked = (words?: string) =>
    filterWhere({ name: 'dove', label: 'Dove', kind: 'text', ...(words && { words }) }, 'Forlì')

  it('compares what people write folded, and words of a list as they stand in it', () => {
    expect(asked()).toEqual({ dove: { equals: 'Forlì', mode: 'folded' } })
    expect(asked('pratiche/causali')).toEqual({ dove: { equals: 'Forlì', mode: 'insensitive' } })
  })
})

describe('filters on what a column holds', () => {
  const ask = (kind: 'present' | 'has' | 'hasProvince', text: string) =>
    filterWhere({ name: 'campo', label: 'Campo', kind, options: [{ value: 'uno', label: 'Uno' }] }, text)

  it('ask whether anything stands there, or whether a list holds a value', () => {
    expect(ask('present', 'true')).toEqual({ campo: { not: null } })
    expect(ask('present', 'false')).toEqual({ campo: null })
    expect(ask('has', 'uno')).toEqual({ OR: [{ campo: { has: 'uno' } }] })
    expect(ask('hasProvince', 'MI')).toEqual({ campo: { has: 'MI' } })
  })

  it.each([
    ['present', 'forse'],
    ['has', 'due'],
    ['hasProvince', 'Milano'],
  ] as const)('refuse of %s what it cannot read', (kind, text) => {
    expect(() => ask(kind, text)).toThrow('Filtro «Campo»: valore non valido.')
  })
})

describe('filters by numbers', () => {
  const ask = (kind: 'moneyRange' | 'numberRange', text: string, codec?: Codec) =>
    filterWhere({ name: 'campo', label: 'Campo', kind }, text, codec).campo

  it('read what the filter writes, and what a person writes into the address', () => {
    expect(ask('moneyRange', '1450.5..2000', 'money')).toEqual({ gte: 145_050n, lte: 200_000n })
    expect(ask('moneyRange', '150.000..', 'money')).toEqual({ gte: 15_000_000n })
    expect(ask('moneyRange', '-20..1.450,50')).toEqual({ gte: -20, lte: 1_450.5 })
    expect(ask('numberRange', '3.125..')).toEqual({ gte: 3.125 })
  })

  it('say why they cannot read it', () => {
    expect(() => ask('moneyRange', '15,000..')).toThrow('Filtro «Campo»: 15,000: intendi 15.000 € o 15,00 €?')
    for (const text of ['1e9..', 'x..', '..', '99999999999999..', '0x10..'])
      expect(() => ask('numberRange', text)).toThrow('Filtro «Campo»')
  })
})
