import { isStale, monthsAhead, monthToOffer, monthWords } from './prediction-words'

it('offers this month and the eleven after it', () => {
  const months = monthsAhead('2026-11-23')
  expect([months.length, months[0], months[2]]).toEqual([
    12,
    { value: '2026-11', label: 'novembre 2026' },
    { value: '2027-01', label: 'gennaio 2027' },
  ])
})

it('begins with the month of the forecast, or with this one where it has passed', () => {
  expect(monthToOffer('2026-09-01', '2026-11-23')).toBe('2026-11')
  expect(monthToOffer('2026-11-01', '2026-11-23')).toBe('2026-11')
  expect(monthToOffer('2027-02-01', '2026-11-23')).toBe('2027-02')
})

it('is to be looked at again from its day on', () => {
  expect([isStale('2026-11-23', '2026-11-23'), isStale('2026-11-24', '2026-11-23')]).toEqual([true, false])
  expect(monthWords('2026-12-01')).toBe('dicembre 2026')
})
