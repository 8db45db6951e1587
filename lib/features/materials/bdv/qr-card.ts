import type { BdvCard, BdvOptions } from './schema'

/** What version 10 holds at level M, in bytes: at 15 millimetres telephones still read it. */
const MOST_BYTES = 213

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&')
const bytes = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n')).length

/** A vCard short enough for a small code: name and numbers first, then as much of the rest as there is room for. */
export function qrCard(card: BdvCard, { cellulare, whatsapp }: BdvOptions, org: string): string {
  const { nome, cognome, ruolo, telefono, whatsapp: chat, email, sito } = card
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(cognome)};${escaped(nome)};;;`,
    `FN:${escaped(`${nome} ${cognome}`)}`,
  ]
  const number = (cellulare && telefono) || (whatsapp && chat && `+${chat}`) || null
  const more = [
    number && `TEL:${number.replace(/[^\d+]/g, '')}`,
    `EMAIL:${email}`,
    `ORG:${escaped(org)}`,
    sito && `URL:https://${sito}`,
    `TITLE:${escaped(ruolo)}`,
  ]
  const end = 'END:VCARD'
  for (const line of more) if (line && bytes([...lines, line, end]) <= MOST_BYTES) lines.push(line)
  return [...lines, end].join('\n')
}
