import { figuraWords } from '@/lib/features/agents/directory/labels'
import type { Colleague } from '@/lib/features/agents/directory/schema'

/** RFC 2426 §5: what separates is escaped, and a line break is written as \n. */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of more than 75 octets go on in the next one, which begins with a space. No letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, size] = ['', 0]
  for (const letter of line) {
    const octets = new TextEncoder().encode(letter).length
    if (size + octets > 75) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += letter
    size += octets
  }
  return [...parts, part].join('\r\n')
}

const tel = (number: string, type: string) => `TEL;TYPE=${type}:${number.replace(/[^\d+]/g, '')}`

/** What an address book is told of a person. */
export type Contact = Pick<
  Colleague,
  '_id' | 'nome' | 'cognome' | 'figura' | 'agency' | 'telefono' | 'whatsapp' | 'email' | 'oamNumber'
> & {
  /** The whole address of the public page; null where there is none. */
  pagina: string | null
}

/** Post office box and the second line of the address stay empty, then street, town, province, CAP and country. */
const address = ({ indirizzo, comune, provincia, cap }: NonNullable<Colleague['agency']>) =>
  ['ADR;TYPE=WORK:', '', ...[indirizzo, comune, provincia, cap].map(escaped), 'Italia'].join(';')

/** One person as a vCard 3.0 (RFC 2426), which telephones and mail programs read; of a 4.0 they show the tel: of its numbers. */
export function vcardOf(person: Contact): string {
  const { _id, nome, cognome, figura, agency, telefono, whatsapp, email, oamNumber, pagina } = person
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:urn:uuid:${_id}`,
    `FN:${escaped(`${nome} ${cognome}`)}`,
    `N:${escaped(cognome)};${escaped(nome)};;;`,
    `TITLE:${escaped(figuraWords(figura))}`,
    ...(agency ? [`ORG:${escaped(agency.nome)}`, address(agency)] : []),
    ...(telefono ? [tel(telefono, 'WORK,VOICE')] : []),
    ...(whatsapp && whatsapp !== telefono?.replace(/\D/g, '') ? [tel(`+${whatsapp}`, 'CELL')] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET,WORK:${email}`] : []),
    ...(pagina ? [`URL:${pagina}`] : []),
    ...(oamNumber ? [`NOTE:${escaped(`Iscrizione OAM n. ${oamNumber}`)}`] : []),
    'END:VCARD',
  ]
  return lines.map(folded).join('\r\n')
}

/** A file with these people, which an address book reads. */
export const vcardFile = (people: readonly Contact[]): string =>
  people.map((person) => `${vcardOf(person)}\r\n`).join('')

/** "Nome Cognome, telefono, e-mail", one person a line: to be pasted into a message. */
export const contactLines = (people: readonly Colleague[]): string =>
  people
    .map(({ nome, cognome, telefono, email }) =>
      [`${nome} ${cognome}`, telefono, email].filter(Boolean).join(', '),
    )
    .join('\n')
