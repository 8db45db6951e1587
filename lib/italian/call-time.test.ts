import { callText, callTime, hasPassed } from './call-time'
import { readHours } from './opening-hours'

const office = readHours('lun–ven 9–19, sab 9–13')
const shop = readHours('lun–ven 9–13 e 14:30–18:30')

const said = (orari: typeof office, now: string, fascia?: string) => {
  const call = callTime(orari, new Date(now), fascia)
  return call && callText(call, new Date(now))
}

/* 23 November 2026 is a Monday; Italy is one hour ahead of UTC. */
it.each([
  ['2026-11-23T08:30:00Z', 'questa mattina'],
  ['2026-11-23T10:00:00Z', 'questa mattina'],
  ['2026-11-23T10:30:00Z', 'oggi pomeriggio'],
  ['2026-11-23T11:30:00Z', 'oggi pomeriggio'],
  ['2026-11-23T16:00:00Z', 'oggi pomeriggio'],
  ['2026-11-23T16:01:00Z', 'domani mattina'],
  ['2026-11-23T17:30:00Z', 'domani mattina'],
  ['2026-11-23T22:30:00Z', 'domani mattina'],
  ['2026-11-27T18:30:00Z', 'domani mattina'],
  ['2026-11-28T11:30:00Z', 'lunedì 30/11/2026, di mattina'],
  ['2026-11-29T10:00:00Z', 'domani mattina'],
  // The Immaculate Conception, and Christmas with the day after it and a Sunday.
  ['2026-12-07T18:30:00Z', 'mercoledì 09/12/2026, di mattina'],
  ['2026-12-24T18:30:00Z', 'lunedì 28/12/2026, di mattina'],
])('who asks at %s is called %s', (now, text) => expect(said(office, now)).toBe(text))

it.each([
  ['2026-11-23T11:00:00Z', 'oggi pomeriggio'],
  ['2026-11-23T16:00:00Z', 'domani mattina'],
])('at %s, with a pause at noon: %s', (now, text) => expect(said(shop, now)).toBe(text))

it.each([
  ['2026-11-23T08:30:00Z', '16–19', 'oggi, fra le 16 e le 19'],
  ['2026-11-23T13:30:00Z', '9–13', 'domani, fra le 9 e le 13'],
  ['2026-11-27T19:00:00Z', '16–19', 'lunedì 30/11/2026, fra le 16 e le 19'],
  ['2026-11-27T19:00:00Z', '9–13', 'domani, fra le 9 e le 13'],
  ['2026-11-23T08:30:00Z', 'quando volete', 'questa mattina'],
])('at %s, who prefers %s: %s', (now, fascia, text) => expect(said(office, now, fascia)).toBe(text))

it('promises nothing where no opening is in sight', () => {
  expect(said([], '2026-11-23T08:30:00Z')).toBeNull()
  expect(said(readHours('lun 9–12'), '2026-11-23T08:30:00Z', '16–19')).toBeNull()
})

it.each([
  ['2026-11-23T11:30:00Z', undefined, '2026-11-23T17:00:00Z', false],
  ['2026-11-23T08:30:00Z', undefined, '2026-11-23T11:59:00Z', false],
  ['2026-11-23T08:30:00Z', undefined, '2026-11-23T12:00:00Z', true],
  ['2026-11-23T08:30:00Z', '16–19', '2026-11-23T17:59:00Z', false],
  ['2026-11-23T08:30:00Z', '16–19', '2026-11-23T18:00:00Z', true],
  ['2026-11-23T16:01:00Z', undefined, '2026-11-24T08:00:00Z', false],
  ['2026-11-23T16:01:00Z', undefined, '2026-11-25T08:00:00Z', true],
])('who asked at %s, %s, has been promised a call that at %s is over: %s', (asked, fascia, now, over) => {
  const call = callTime(office, new Date(asked), fascia)
  expect(call && hasPassed(call, new Date(now))).toBe(over)
})
