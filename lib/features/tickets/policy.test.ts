import { columnOfDay, type Day } from '@/lib/core/dates'
import { readHours, type Span } from '@/lib/italian/opening-hours'
import { deadlinesOf } from './clock'
import { type CategoryTimes, policyOf } from './policy'
import type { Priorita } from './states'
import { openedAt } from './test-kit'

const office = readHours('lun–ven 9–13 14–18')
const calendar = (hours: string | Span[], { festivi = true, chiusure = [] as Day[] } = {}) => ({
  orari: typeof hours === 'string' ? readHours(hours) : hours,
  festivi,
  chiusure: chiusure.map((giorno) => ({ giorno: columnOfDay(giorno) })),
})
const category = (more: Partial<CategoryTimes> = {}): CategoryTimes => ({
  minutiRisposta: 120,
  minutiSoluzione: 480,
  calendario: null,
  tempi: [],
  ...more,
})

/** Instants are written as the clocks of Italy said them. */
function answerDue(opened: string, of: CategoryTimes, priorita: Priorita = 'normale'): string | undefined {
  const createdAt = new Date(opened)
  const due = deadlinesOf(openedAt(createdAt), policyOf(of, priorita, office), createdAt)
  return due.primaRispostaEntro?.toISOString()
}
const utc = (text: string) => new Date(text).toISOString()

const evenings = calendar('lun–ven 8–20, sab 9–13')
const always = calendar('lun–dom 0–24', { festivi: false })
const august = calendar('lun–ven 9–18', { chiusure: ['2026-08-12', '2026-08-13', '2026-08-14'] })
const sundays = calendar('sab 9–13, dom 9–13')

describe('the first answer is due', () => {
  it.each<[string, string, string, CategoryTimes, Priorita?]>([
    // Nights
    ['the next morning', '2026-11-25T17:01:00+01:00', '2026-11-26T10:01:00+01:00', category()],
    ['to the minute', '2026-11-25T09:07:00+01:00', '2026-11-25T11:07:00+01:00', category()],
    ['after the pause at noon', '2026-11-25T12:30:00+01:00', '2026-11-25T15:30:00+01:00', category()],
    [
      'from the opening, asked at night',
      '2026-11-25T23:40:00+01:00',
      '2026-11-26T11:00:00+01:00',
      category(),
    ],
    [
      'the same evening',
      '2026-11-25T17:30:00+01:00',
      '2026-11-25T19:30:00+01:00',
      category({ calendario: evenings }),
    ],
    ['at the stroke of closing', '2026-11-25T16:00:00+01:00', '2026-11-25T18:00:00+01:00', category()],
    // Weekends
    ['on Monday', '2026-11-27T17:00:00+01:00', '2026-11-30T10:00:00+01:00', category()],
    [
      'on Saturday',
      '2026-11-27T19:00:00+01:00',
      '2026-11-28T10:00:00+01:00',
      category({ calendario: evenings }),
    ],
    [
      'on Sunday',
      '2026-11-28T12:00:00+01:00',
      '2026-11-29T10:00:00+01:00',
      category({ calendario: sundays }),
    ],
    // Holidays
    ['after Immacolata', '2026-12-07T17:00:00+01:00', '2026-12-09T10:00:00+01:00', category()],
    ['after Easter Monday', '2026-04-03T17:00:00+02:00', '2026-04-07T10:00:00+02:00', category()],
    [
      'after Christmas and Santo Stefano',
      '2026-12-24T17:00:00+01:00',
      '2026-12-28T10:00:00+01:00',
      category(),
    ],
    [
      'after San Francesco',
      '2027-10-01T17:00:00+02:00',
      '2027-10-05T10:00:00+02:00',
      category({ calendario: calendar('lun–dom 9–18', { chiusure: ['2027-10-02', '2027-10-03'] }) }),
    ],
    [
      'on a holiday where it is worked',
      '2026-12-08T10:00:00+01:00',
      '2026-12-08T12:00:00+01:00',
      category({ calendario: always }),
    ],
    [
      'after the days that the calendar closes',
      '2026-08-11T17:00:00+02:00',
      '2026-08-17T10:00:00+02:00',
      category({ calendario: august }),
    ],
    // The change of time: of 29 March 2026 the night has an hour less, of 25 October one more.
    ['over the night in spring', '2026-03-27T17:30:00+01:00', '2026-03-30T10:30:00+02:00', category()],
    ['over the night in autumn', '2026-10-23T17:30:00+02:00', '2026-10-26T10:30:00+01:00', category()],
    [
      'in two hours that are one on the clock',
      '2026-03-29T01:30:00+01:00',
      '2026-03-29T04:30:00+02:00',
      category({ calendario: always }),
    ],
    [
      'in two hours that are three on the clock',
      '2026-10-25T01:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
      category({ calendario: always }),
    ],
    // Priorities
    [
      'in a quarter of it where it is urgent',
      '2026-11-25T09:00:00+01:00',
      '2026-11-25T09:30:00+01:00',
      category(),
      'urgente',
    ],
    [
      'in twice as long where it can wait',
      '2026-11-25T09:00:00+01:00',
      '2026-11-25T13:00:00+01:00',
      category(),
      'bassa',
    ],
    [
      'in the minutes of the priority',
      '2026-11-25T09:00:00+01:00',
      '2026-11-25T09:10:00+01:00',
      category({
        tempi: [{ priorita: 'urgente', minutiRisposta: 10, minutiSoluzione: 60, calendario: null }],
      }),
      'urgente',
    ],
    [
      'in its own calendar, at night',
      '2026-11-25T23:50:00+01:00',
      '2026-11-26T00:20:00+01:00',
      category({
        tempi: [{ priorita: 'urgente', minutiRisposta: 30, minutiSoluzione: 60, calendario: always }],
      }),
      'urgente',
    ],
    [
      'in the category’s where it has none',
      '2026-11-25T19:30:00+01:00',
      '2026-11-26T08:30:00+01:00',
      category({
        calendario: evenings,
        tempi: [{ priorita: 'alta', minutiRisposta: 60, minutiSoluzione: 60, calendario: null }],
      }),
      'alta',
    ],
    // A row without a priority is shorter: named one by one, jest would pass its own callback for it.
  ])('%s', (...[, opened, due, of, priorita]) => {
    expect(answerDue(opened, of, priorita)).toBe(utc(due))
  })

  it('never, where the priority has none, whatever the category gives', () => {
    const none = { priorita: 'bassa', minutiRisposta: null, minutiSoluzione: null, calendario: null } as const
    expect(answerDue('2026-11-25T09:00:00+01:00', category({ tempi: [none] }), 'bassa')).toBeUndefined()
  })
})
