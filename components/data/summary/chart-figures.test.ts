import { partQuery } from './chart-figures'

jest.mock('@/lib/core/dates', () => ({
  ...jest.requireActual<typeof import('@/lib/core/dates')>('@/lib/core/dates'),
  todayInRome: () => '2026-11-23',
}))

it.each([
  [
    'a named period',
    'periodo=scorso&filter[product]=mutuo',
    'filter[product]=mutuo&from=2026-10-01&to=2026-10-31',
  ],
  ['days of one’s own', 'from=2026-03-01&to=2026-03-31', 'from=2026-03-01&to=2026-03-31'],
  ['the usual period', 'gruppo=mese', ''],
])('asks for the parts of a report by days: %s', (_what, query, asked) => {
  const params = new URLSearchParams(partQuery(query, { gruppo: null }))
  expect(Object.fromEntries(params)).toEqual(Object.fromEntries(new URLSearchParams(asked)))
})

it('reads the names as the report does: of a forecast they look ahead', () => {
  const query = partQuery('periodo=prossimo', {}, { ahead: true, days: false })
  expect(new URLSearchParams(query).get('from')).toBe('2026-12-01')
})
