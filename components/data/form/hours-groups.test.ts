import { closedDays, groupsOf, nextHours, problemOf, spansOf, timeOf, withDay } from './hours-groups'

const span = (giorno: number, dalle: string, alle: string) => ({ giorno, dalle, alle })
const OFFICE = [1, 2, 3, 4, 5].flatMap((day) => [span(day, '09:00', '13:00'), span(day, '15:00', '19:00')])
const WEEK = [...OFFICE, span(6, '09:00', '13:00')]

it('puts days with the same hours together, and gives back the same spans', () => {
  const groups = groupsOf(WEEK.toReversed())
  expect(groups.map(({ giorni, orari }) => [giorni, orari.length])).toEqual([
    [[1, 2, 3, 4, 5], 2],
    [[6], 1],
  ])
  expect(spansOf(groups)).toEqual(WEEK)
  expect(closedDays(groups)).toEqual([7])
})

it('moves a day from one group to another, and out of all', () => {
  const [office, saturday] = groupsOf(WEEK)
  if (!office || !saturday) throw new Error('two groups are needed')
  const moved = withDay([office, saturday], saturday.id, 5)
  expect(moved.map(({ giorni }) => giorni)).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ])
  expect(withDay(moved, saturday.id, 6)[1]?.giorni).toEqual([5])
})

it.each([
  [['09:00', '13:00', '12:00', '15:00'], 'Questi orari si sovrappongono.'],
  [['13:00', '09:00'], 'La chiusura deve essere dopo l’apertura.'],
  [['9', '13:00'], 'L’orario si scrive così: 09:30.'],
  [['09:00', '13:00', '13:00', '19:00'], null],
])('says what is wrong with %p', ([a = '', b = '', c, d], problem) => {
  const orari = [{ dalle: a, alle: b }, ...(c && d ? [{ dalle: c, alle: d }] : [])]
  expect(problemOf({ id: 'x', giorni: [1], orari })).toBe(problem)
})

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1830', '18:30'],
  ['9.30', '09:30'],
  ['25', '25'],
  ['mezzogiorno', 'mezzogiorno'],
])('reads %s as %s', (typed, time) => {
  expect(timeOf(typed)).toBe(time)
})

it('proposes the afternoon after the morning', () => {
  expect([nextHours([]), nextHours([{ dalle: '09:00', alle: '13:00' }])]).toEqual([
    { dalle: '09:00', alle: '13:00' },
    { dalle: '15:00', alle: '19:00' },
  ])
})
