import { boxOf, type CalendarEvent, hoursOf, placed, weekOf } from './calendar-layout'

const event = (id: string, from: string, to: string, day = '2026-11-23'): CalendarEvent => ({
  id,
  day,
  from,
  to,
  title: id,
  kind: 'appuntamento',
  tone: 'first',
})
const lanes = (events: CalendarEvent[]) =>
  placed(events).map(({ id, lane, lanes: of }) => `${id} ${lane}/${of}`)

it('puts events side by side where their hours meet, and nowhere else', () => {
  expect(
    lanes([
      event('c', '11:00', '12:00'),
      event('a', '09:00', '10:30'),
      event('b', '10:00', '11:00'),
      event('d', '15:00', '16:00'),
    ]),
  ).toEqual(['a 0/2', 'b 1/2', 'c 0/1', 'd 0/1'])
  expect(
    lanes([event('a', '09:00', '11:00'), event('b', '09:00', '11:00'), event('c', '10:00', '10:15')]),
  ).toEqual(['a 0/3', 'b 1/3', 'c 2/3'])
})

it('gives a short event half an hour of room', () => {
  const [one] = placed([event('a', '09:00', '09:05')])
  if (!one) throw new Error('nothing placed')
  expect(boxOf(one, { first: 9, last: 19 })).toEqual({ top: 0, height: 0.05, left: 0, width: 1 })
})

it('shows the hours of an office, and those of what lies outside', () => {
  expect(hoursOf([])).toEqual({ first: 9, last: 19 })
  expect(hoursOf([event('a', '07:30', '08:00'), event('b', '20:00', '21:00')])).toEqual({
    first: 7,
    last: 21,
  })
})

it('shows a weekend when it is today or something happens on it', () => {
  const saturday = event('a', '10:00', '11:00', '2026-11-28')
  expect(weekOf('2026-11-25', '2026-11-25', [])).toHaveLength(5)
  expect(weekOf('2026-11-25', '2026-11-25', [saturday]).at(-1)).toBe('2026-11-28')
  expect(weekOf('2026-11-22', '2026-11-22', []).at(-1)).toBe('2026-11-22')
})
