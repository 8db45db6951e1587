import { calendarFile } from './calendar-file'

const event = {
  uid: 'l1@sito.example',
  versione: 3,
  quando: '2026-12-03T09:00:00.000Z',
  titolo: 'Appuntamento con Bruno Esempio; casa, mutuo',
  telefono: '+39 351 000 0000',
}

it('is an hour in UTC, with its marks escaped and its lines ended as calendars want', () => {
  const { content, filename } = calendarFile(event)
  expect(filename).toBe('appuntamento.ics')
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = content.split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:l1@sito.example',
      'SEQUENCE:3',
      'DTSTART:20261203T090000Z',
      'DTEND:20261203T100000Z',
      'SUMMARY:Appuntamento con Bruno Esempio\\; casa\\, mutuo',
    ]),
  )
})

it('has no line of more than 75 bytes, and can be put together again', () => {
  const titolo = `Appuntamento con ${'Niccolò Òrsini '.repeat(12)}`
  const { content } = calendarFile({ ...event, titolo })
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(content.replaceAll('\r\n ', '')).toContain(`SUMMARY:${titolo}`)
})
