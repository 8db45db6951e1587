import { boardMonths, columnOf, DOPO, daysOf, monthOfColumn, SCADUTE } from './labels'

const TODAY = '2026-11-23'

it('has a column for this month and the five after it', () => {
  expect(boardMonths(TODAY)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
})

it('puts every month in one column, whose days are those of the list', () => {
  expect(['2026-10-01', '2026-11-01', '2027-04-01', '2027-05-01'].map((day) => columnOf(day, TODAY))).toEqual(
    [SCADUTE, '2026-11', '2027-04', DOPO],
  )
  expect([SCADUTE, '2026-12', DOPO].map((column) => daysOf(column, TODAY))).toEqual([
    '..2026-10-01',
    '2026-12-01..2026-12-01',
    '2027-05-01..',
  ])
})

it('gives what is late no month that the server would take', () => {
  expect([monthOfColumn(SCADUTE, TODAY), monthOfColumn('2026-12', TODAY)]).toEqual(['2026-10', '2026-12'])
})
