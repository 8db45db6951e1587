import {
  fromQuery,
  initialChoice,
  pointsQuery,
  type Series,
  startDay,
  toQuery,
  usualTenor,
} from './rate-choice'

const date = '2026-11-20'
const series: Series[] = [
  { index: 'EURIBOR', tenor: '1M', date },
  { index: 'EURIBOR', tenor: '3M', date: '2026-10-31' },
  { index: 'EURIRS', tenor: '10Y', date },
]

describe('the choice of a chart', () => {
  it('starts with the Euribor that people ask for, or with what there is', () => {
    expect(initialChoice(series)).toEqual({ index: 'EURIBOR', tenor: '3M', period: '1a' })
    expect(initialChoice(series.slice(2))).toEqual({ index: 'EURIRS', tenor: '10Y', period: '1a' })
    expect(usualTenor(series, 'EURIRS')).toBe('10Y')
  })

  it('goes to the address and comes back', () => {
    const choice = { index: 'EURIRS', tenor: '10Y', period: '5a' } as const
    expect(fromQuery(toQuery(choice), series)).toEqual(choice)
    expect(fromQuery('?durata=1m', series)).toEqual({ index: 'EURIBOR', tenor: '1M', period: '1a' })
    expect(fromQuery('?indice=eurirs', series)).toMatchObject({ tenor: '10Y' })
  })

  it.each(['?indice=LIBOR', '?durata=9M', '?indice=EURIRS&durata=3M', '?periodo=2a'])(
    'ignores %s',
    (search) => {
      expect(fromQuery(search, series)).toBeNull()
    },
  )

  it('asks for as much as the chart can show, counted from the newest value of that series', () => {
    expect(pointsQuery({ index: 'EURIBOR', tenor: '3M', period: '1a' }, series)).toEqual({
      index: 'EURIBOR',
      tenor: '3M',
      from: '2025-10-31',
      step: 'week',
    })
  })

  it.each([
    ['2026-11-20', 1, '2026-10-20'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-01-15', 120, '2016-01-15'],
  ])('%s less %p months is %s', (last, months, expected) => {
    expect(startDay(last, months)).toBe(expected)
  })
})
