import { addDays, dayOf } from '@/lib/core/dates'
import { inForceOn, startedStay } from './in-force'

const dayIn = (days: number) => dayOf(addDays(new Date(), days))
const of = (days: number, words = 'a') => ({ dal: dayIn(days), words })

it('the latest that has begun is in force, and before the first one that first one', () => {
  const versions = [of(0, 'oggi'), of(-10, 'prima'), of(5, 'dopo')]
  expect([-20, -1, 0, 4, 5].map((days) => inForceOn(versions, dayIn(days)).words)).toEqual([
    'prima',
    'prima',
    'oggi',
    'oggi',
    'dopo',
  ])
})

it.each([
  ['one of before with other words', [of(-3)], [of(-3, 'b')], /già stata mostrata/],
  ['one of today with other words', [of(-3), of(0)], [of(-3), of(0, 'b')], /già stata mostrata/],
  ['one of today less', [of(-3), of(0)], [of(-3)], /già stata mostrata/],
  ['a new one of yesterday', [of(-3)], [of(-3), of(-1)], /da oggi in poi/],
])('refuses %s', (_what, before, after, words) => {
  expect(startedStay(before, after)).toMatch(words)
})

it.each([
  ['the same in another order', [of(-3), of(0)], [of(0), of(-3)]],
  ['a new one from today', [of(-3)], [of(-3), of(0)]],
  ['one that has not begun, changed or taken back', [of(-3), of(2), of(4)], [of(-3), of(2, 'b')]],
])('takes %s', (_what, before, after) => {
  expect(startedStay(before, after)).toBeNull()
})
