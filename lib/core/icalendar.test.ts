import { type CalendarEntry, icalendar } from './icalendar'

const entry: CalendarEntry = {
  uid: 'l1@sito.example',
  versione: 3,
  inizio: new Date('2026-12-03T09:00:00.000Z'),
  fine: new Date('2026-12-03T10:00:00.000Z'),
  titolo: 'Appuntamento con Bruno Esempio; casa, mutuo',
  organizzatore: { nome: 'Bruno "B" Esempio', email: 'bruno@sito.example' },
}
const linesOf = (text: string) => text.split('\r\n')

it('is written in UTC, with its marks escaped and its lines ended as calendars want', () => {
  const now = new Date('2026-12-01T08:30:00.000Z')
  const text = icalendar([entry], { metodo: 'PUBLISH', now })
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:l1@sito.example',
      'SEQUENCE:3',
      'DTSTAMP:20261201T083000Z',
      'DTSTART:20261203T090000Z',
      'DTEND:20261203T100000Z',
      'SUMMARY:Appuntamento con Bruno Esempio\\; casa\\, mutuo',
      'ORGANIZER;CN="Bruno  B  Esempio":mailto:bruno@sito.example',
      'STATUS:CONFIRMED',
    ]),
  )
})

it('takes an entry away by its name', () => {
  const lines = linesOf(icalendar([{ ...entry, versione: 4 }], { metodo: 'CANCEL' }))
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:l1@sito.example', 'SEQUENCE:4', 'STATUS:CANCELLED']),
  )
})

it('has no line of more than 75 bytes, and can be put together again', () => {
  const titolo = `Appuntamento con ${'Niccolò Òrsini '.repeat(12)}`
  const text = icalendar([{ ...entry, titolo }], { metodo: 'PUBLISH', nome: 'Agenda' })
  for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${titolo}`)
})
