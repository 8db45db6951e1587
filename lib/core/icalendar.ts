/** Something with a time as a calendar takes it (RFC 5545). */
export type CalendarEntry = {
  uid: string
  /** Later ones of the same entry take the place of the earlier ones. */
  versione: number
  inizio: Date
  fine: Date
  titolo: string
  testo?: string
  /** Who called it: a calendar asks for them where an entry is changed or taken away. */
  organizzatore?: { nome: string; email: string }
}

/** PUBLISH writes entries or takes the place of earlier ones, CANCEL takes them away (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'CANCEL'

/** An instant in UTC: "20261203T090000Z". */
const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Text of a property: backslashes, semicolons, commas and ends of lines are marked (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** The value of a parameter stands between quotation marks, which it cannot hold (RFC 5545, 3.2). */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`

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

function linesOf(entry: CalendarEntry, metodo: CalendarMethod, now: Date): string[] {
  const { uid, versione, inizio, fine, titolo, testo, organizzatore } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${versione}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(inizio)}`,
    `DTEND:${stamp(fine)}`,
    `SUMMARY:${escaped(titolo)}`,
    ...(testo ? [`DESCRIPTION:${escaped(testo)}`] : []),
    ...(organizzatore ? [`ORGANIZER;CN=${quoted(organizzatore.nome)}:mailto:${organizzatore.email}`] : []),
    `STATUS:${metodo === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

type Calendar = {
  metodo: CalendarMethod
  /** Of a calendar that somebody subscribes to: its name, and that it is to be asked for again every hour. */
  nome?: string
  /** When it is written. */
  now?: Date
}

/** A calendar with these entries, whole. */
export function icalendar(
  entries: readonly CalendarEntry[],
  { metodo, nome, now = new Date() }: Calendar,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chiaravia//Appuntamenti//IT',
    'CALSCALE:GREGORIAN',
    `METHOD:${metodo}`,
    ...(nome
      ? [`X-WR-CALNAME:${escaped(nome)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
      : []),
    ...entries.flatMap((entry) => linesOf(entry, metodo, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
