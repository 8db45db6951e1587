import { readHours } from './opening-hours'
import { addWorkingMinutes, workingMinutesAgo, workingMinutesBetween, workingWords } from './working-time'

const office = readHours('lun–ven 9–13 14–18, sab 9–13')
/** Clocks in Italy, winter time. */
const at = (text: string) => new Date(`${text}:00+01:00`)
const plus = (from: string, minutes: number) => addWorkingMinutes(office, at(from), minutes)

describe('working time', () => {
  it('skips the pause at noon, the night and what is closed', () => {
    expect(plus('2026-11-26T09:00', 60)).toEqual(at('2026-11-26T10:00'))
    expect(plus('2026-11-26T12:30', 60)).toEqual(at('2026-11-26T14:30'))
    expect(plus('2026-11-26T17:30', 60)).toEqual(at('2026-11-27T09:30'))
    // Saturday is half a day, Sunday none.
    expect(plus('2026-11-28T12:00', 120)).toEqual(at('2026-11-30T10:00'))
    expect(plus('2026-11-29T11:00', 30)).toEqual(at('2026-11-30T09:30'))
  })

  it('skips holidays', () => {
    // 7 December is a Monday, 8 December is Immacolata.
    expect(plus('2026-12-07T17:30', 60)).toEqual(at('2026-12-09T09:30'))
  })

  it('keeps to the clocks over the change of time', () => {
    const saturday = new Date('2026-10-24T12:30:00+02:00')
    expect(addWorkingMinutes(office, saturday, 60)).toEqual(at('2026-10-26T09:30'))
  })

  it('counts what lies between two instants, and is the inverse of adding', () => {
    const minutes = (from: string, to: string) => workingMinutesBetween(office, at(from), at(to))
    expect(minutes('2026-11-26T12:00', '2026-11-26T15:00')).toBe(120)
    expect(minutes('2026-11-27T17:00', '2026-11-30T10:00')).toBe(60 + 240 + 60)
    expect(minutes('2026-11-30T10:00', '2026-11-27T17:00')).toBe(0)
    for (const length of [1, 59, 240, 481, 2_400])
      expect(workingMinutesBetween(office, at('2026-11-26T11:17'), plus('2026-11-26T11:17', length))).toBe(
        length,
      )
  })

  it('goes back over the night, a Sunday and a holiday', () => {
    const ago = (to: string, minutes: number) => workingMinutesAgo(office, at(to), minutes)
    expect(ago('2026-11-26T14:30', 60)).toEqual(at('2026-11-26T12:30'))
    expect(ago('2026-11-30T10:00', 120)).toEqual(at('2026-11-28T12:00'))
    expect(ago('2026-12-09T09:30', 60)).toEqual(at('2026-12-07T17:30'))
    expect(ago('2026-11-29T11:00', 30)).toEqual(at('2026-11-28T12:30'))
    expect(workingMinutesAgo([], at('2026-11-29T11:00'), 30)).toEqual(at('2026-11-29T10:30'))
  })

  it('counts every minute where nobody has written opening hours', () => {
    expect(addWorkingMinutes([], at('2026-11-26T23:00'), 120)).toEqual(at('2026-11-27T01:00'))
    expect(workingMinutesBetween([], at('2026-11-26T23:00'), at('2026-11-27T01:00'))).toBe(120)
  })

  it.each([
    [30, '30 minuti'],
    [60, '1 ora lavorativa'],
    [240, '4 ore lavorative'],
    [2_400, '40 ore lavorative'],
  ])('%d minutes are %s', (minutes, words) => expect(workingWords(minutes)).toBe(words))
})
