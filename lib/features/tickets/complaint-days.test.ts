import { startOfDay } from '@/lib/core/dates'
import { daysOf } from './complaint-days'

const TERMS = [
  { dal: '2020-01-01', giorni: 60, consigliati: 30 },
  { dal: '2026-11-20', giorni: 45, consigliati: 15 },
]

it.each([
  ['2026-11-19', '2026-12-19', '2027-01-18'],
  ['2026-11-20', '2026-12-05', '2027-01-04'],
  // The hour that clocks go back in between changes no day.
  ['2026-10-01', '2026-10-31', '2026-11-30'],
])('a complaint of %s is best answered by %s and has to be by %s', (day, consigliatoIl, entroIl) => {
  const due = daysOf(TERMS, day)
  expect(due).toMatchObject({ ricevutoIl: day, consigliatoIl, entroIl })
  const after = new Date(due.reclamoEntro.getTime() - 1)
  expect(after >= startOfDay(consigliatoIl)).toBe(true)
})
