import type { Field } from '@/lib/resources/view'
import { isSame, keptOf, sidesOf } from './three-way'

const text = (name: string): Field => ({ name, label: name, kind: 'text' })
const FIELDS: Field[] = [
  text('nome'),
  text('cap'),
  text('note'),
  { name: 'lat', label: 'Posto', kind: 'position' },
]
const base = { nome: 'Ada', cap: null, note: 'prima', lat: 45, lng: 9 }
const names = (fields: Field[]) => fields.map(({ name }) => name)
const sides = (mine: object, theirs: object) => {
  const { both, ...one } = sidesOf(FIELDS, base, { ...mine }, { ...base, ...theirs })
  return { both: names(both), mine: names(one.mine), theirs: names(one.theirs) }
}

describe('two people change one record', () => {
  it.each([
    ['different fields', { nome: 'Ida' }, { note: 'dopo' }, { both: [], mine: ['nome'], theirs: ['note'] }],
    ['the same field', { nome: 'Ida' }, { nome: 'Eva' }, { both: ['nome'], mine: [], theirs: [] }],
    ['the same field alike', { nome: 'Ida' }, { nome: 'Ida' }, { both: [], mine: [], theirs: [] }],
    [
      'an empty field, which stays so',
      { cap: 'x' },
      { cap: undefined },
      { both: [], mine: ['cap'], theirs: [] },
    ],
    ['half a position each', { lat: 44 }, { lng: 8 }, { both: ['lat'], mine: [], theirs: [] }],
  ])('%s', (_what, mine, theirs, expected) => expect(sides(mine, theirs)).toEqual(expected))

  it('what the page had not read counts as unchanged', () => {
    const { theirs } = sidesOf(FIELDS, { nome: 'Ada' }, {}, { nome: 'Ada', note: 'da sempre' })
    expect(theirs).toEqual([])
  })

  it('keeps what was typed but where the other value was chosen, a position whole', () => {
    const mine = { nome: 'Ida', lat: 44, lng: 8, note: 'mia' }
    expect(keptOf(mine, FIELDS, { nome: 'mine', lat: 'theirs' })).toEqual({ nome: 'Ida', note: 'mia' })
  })
})

it('takes a number that could not be read for another than none, also inside of rows', () => {
  expect(isSame(null, Number.NaN)).toBe(false)
  expect(isSame([{ importo: null }], [{ importo: Number.NaN }])).toBe(false)
  expect(isSame(Number.NaN, Number.NaN)).toBe(true)
})
