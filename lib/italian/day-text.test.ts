import fc from 'fast-check'
import { dayOfColumn } from '@/lib/core/dates'
import { runs } from '@/scripts/test/property'
import { readDay } from './day-text'

describe('readDay', () => {
  it.each([
    ['1/3/80', '1980-03-01'],
    ['01/03/1980', '1980-03-01'],
    ['1/3/1980', '1980-03-01'],
    ['01.03.1980', '1980-03-01'],
    ['1.3.80', '1980-03-01'],
    ['01-03-1980', '1980-03-01'],
    ['01–03–1980', '1980-03-01'],
    ['01 03 1980', '1980-03-01'],
    ['1 / 3 / 1980', '1980-03-01'],
    ['1980-03-01', '1980-03-01'],
    ['1980/03/01', '1980-03-01'],
    ['1980-3-1', '1980-03-01'],
    ['1 marzo 1980', '1980-03-01'],
    ['1° marzo 1980', '1980-03-01'],
    ['01-mar-80', '1980-03-01'],
    ['01 MAR 1980', '1980-03-01'],
    ['1 mar. 1980', '1980-03-01'],
    ['01031980', '1980-03-01'],
    ['19800301', '1980-03-01'],
    ['27122026', '2026-12-27'],
    // With a time of day behind it.
    ['01/03/1980 00:00', '1980-03-01'],
    ['01/03/1980 00:00:00', '1980-03-01'],
    ['01/03/1980 14.30', '1980-03-01'],
    ['01/03/1980, 14:30', '1980-03-01'],
    ['01/03/1980, ore 14:30', '1980-03-01'],
    ['1/3/1980 12:00:00 AM', '1980-03-01'],
    ['1980-03-01 00:00:00', '1980-03-01'],
    ['1980-03-01 00:00:00.000', '1980-03-01'],
    ['1980-03-01T23:59:59', '1980-03-01'],
    ['1 marzo 1980 14:30', '1980-03-01'],
    // Instants are days of Rome.
    ['2026-07-31T22:30:00Z', '2026-08-01'],
    ['2026-07-31T22:30:00.000Z', '2026-08-01'],
    ['2026-07-31 22:30:00+00:00', '2026-08-01'],
    ['2026-08-01T00:30:00+02:00', '2026-08-01'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
    // The serial numbers of spreadsheets.
    ['29281', '1980-03-01'],
    ['29281.5', '1980-03-01'],
    ['29281,25', '1980-03-01'],
    ['46347', '2026-11-21'],
    // Two figures of a year.
    ['1/3/26', '2026-03-01'],
    ['31/12/30', '2030-12-31'],
    ['1/3/49', '2049-03-01'],
    ['1/3/50', '1950-03-01'],
    ['29/2/00', '2000-02-29'],
    // What sheets and lists leave around it.
    ["'01/03/1980", '1980-03-01'],
    ['\u202a01/03/1980\u202c', '1980-03-01'],
    [' 01/03/1980\u00a0', '1980-03-01'],
  ])('%j is %s', (text, day) => {
    expect(readDay(text)).toEqual({ day })
  })

  it.each([
    ['12/31/1980', 'se intendi 31/12/1980'],
    ['31/04/2026', 'non è valida'],
    ['29/02/2025', 'non è valida'],
    ['32/01/2026', 'non è valida'],
    ['0/1/2026', 'non è valida'],
    ['1/0/2026', 'non è valida'],
    ['13/13/2026', 'non è valida'],
    ['01/03/1899', 'non è valida'],
    ['01/03/2901', 'non è valida'],
    ['01/03/198', 'non è valida'],
    ['01/03', 'non è valida'],
    ['03/1980', 'non è valida'],
    ['1980', 'non è valida'],
    ['1 foo 1980', 'non è valida'],
    ['31 feb 1980', 'non è valida'],
    ['oggi', 'non è valida'],
    ['', 'non è valida'],
    ['2026-13-01', 'non è valida'],
    ['2026-02-30T00:00:00Z', 'non è valida'],
    ['99999999', 'non è valida'],
    ['0', 'non è valida'],
    ['-29281', 'non è valida'],
    ['12/12/1920 25', 'non è valida'],
  ])('%j is refused: %s', (text, words) => {
    expect(readDay(text)).toEqual({ problem: expect.stringContaining(words) })
  })

  it('takes the century that a birthday can have', () => {
    expect(readDay('1/3/28', { notAfter: '2026-11-28' })).toEqual({ day: '1928-03-01' })
    expect(readDay('1/3/26', { notAfter: '2026-11-28' })).toEqual({ day: '2026-03-01' })
    expect(readDay('1/12/26', { notAfter: '2026-11-28' })).toEqual({ day: '1926-12-01' })
    expect(readDay('1/3/45', { notAfter: '2050-01-01' })).toEqual({ day: '2045-03-01' })
  })

  it('reads every day of the calendar alike, however it is written', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const day = dayOfColumn(date)
        const [year = '', month = '', of = ''] = day.split('-')
        const forms = [
          `${of}/${month}/${year}`,
          `${Number(of)}.${Number(month)}.${year.slice(2)}`,
          `${of}${month}${year}`,
        ]
        for (const form of [...forms, day, `${day} 10:00:00`]) {
          expect(readDay(form)).toEqual({ day })
        }
      }),
      runs(200),
    )
  })

  it('is a day or a sentence, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { day, problem } = readDay(text)
        expect(day === undefined ? (problem ?? '') : day).toMatch(/^\d{4}-\d{2}-\d{2}$|[.?]$/)
      }),
      runs(200),
    )
  })
})
