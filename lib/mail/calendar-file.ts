import type { MailFile } from './blocks'

type Appointment = {
  uid: string
  /** Later ones of the same event take the place of the earlier ones. */
  versione: number
  quando: string
  titolo: string
  telefono?: string
}

const LASTS_MS = 3_600_000

/** An instant as RFC 5545 writes it, in UTC: "20261203T090000Z". */
const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Text of a property: backslashes, semicolons, commas and ends of lines are marked (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const MOST_BYTES = 75

/** A line of at most 75 bytes; what is longer goes on in the next one, after a blank (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > MOST_BYTES) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part].join('\r\n')
}

/** One meeting of an hour as a calendar takes it (RFC 5545). */
export function calendarFile({ uid, versione, quando, titolo, telefono }: Appointment): MailFile {
  const start = new Date(quando)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chiaravia//Appuntamenti//IT',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${versione}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + LASTS_MS))}`,
    `SUMMARY:${escaped(titolo)}`,
    ...(telefono ? [`DESCRIPTION:${escaped(`Telefono: ${telefono}`)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return {
    filename: 'appuntamento.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${lines.map(folded).join('\r\n')}\r\n`,
  }
}
