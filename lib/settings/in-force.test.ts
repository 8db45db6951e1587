import { inForceOn } from './in-force'

const versions = [
  { dal: '2026-11-20', giorni: 45 },
  { dal: '2020-01-01', giorni: 60 },
  { dal: '2027-01-01', giorni: 30 },
]

it.each([
  ['2019-05-01', 60],
  ['2020-01-01', 60],
  ['2026-11-19', 60],
  ['2026-11-20', 45],
  ['2026-12-31', 45],
  ['2027-01-01', 30],
  ['2030-01-01', 30],
])('on %s the version of %d days holds', (day, giorni) => {
  expect(inForceOn(versions, day).giorni).toBe(giorni)
})
