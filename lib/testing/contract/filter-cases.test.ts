import { filterCases } from './filter-cases'

it.each(['dayRange', 'moneyRange', 'numberRange'] as const)(
  'a %s of which the sample has no value names what the sample lacks',
  (kind) => {
    const filter = { name: 'scadeIl', label: 'Scadenza', kind }
    expect(() => filterCases(filter, [{ scadeIl: null }] as never)).toThrow('«scadeIl»')
  },
)
