import { formatInstant } from '@/lib/core/dates'
import { type Block, type Mail, text } from './blocks'

/** The words of a mail that the office may write; facts, buttons and notes stay the code's. */
export type MailText = { oggetto: string; titolo: string; corpo: string }

const NAMED = /\{\{\s*(\w+)\s*\}\}/g
const LINK = /^[a-z][a-z0-9+.-]*:/i
const INSTANT = /^\d{4}-\d\d-\d\dT/

/** What may stand in a text, by its name: the words and numbers that a mail is told. Links stay behind their button. */
export function variablesOf(data: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]): [string, string][] => {
      if (typeof value === 'number') return [[name, String(value)]]
      if (typeof value !== 'string' || LINK.test(value)) return []
      return [[name, INSTANT.test(value) ? formatInstant(value) : value]]
    }),
  )
}

/** Names in double braces that are none of these, and braces that name nothing. */
export function unknownIn(written: string, names: readonly string[]): string[] {
  const named = [...written.matchAll(NAMED)].map(([whole, name = '']) => ({ whole, name }))
  const unknown = named.filter(({ name }) => !names.includes(name)).map(({ whole }) => whole)
  const rest = written.replace(NAMED, '')
  return [...new Set([...unknown, ...(/\{\{|\}\}/.test(rest) ? ['{{'] : [])])]
}

type Values = Readonly<Record<string, string>>

const fill = (written: string, values: Values) =>
  written.replace(NAMED, (_whole, name: string) => values[name] ?? '')

/** A paragraph that is about nothing but what is not known goes. */
function paragraphs(corpo: string, values: Values): Block[] {
  return corpo
    .split(/\n{2,}/)
    .map((written) => fill(written, values).trim())
    .filter((written) => written !== '')
    .map(text)
}

/** A mail with the office's words in place of the code's; the data it names are escaped as all data are, when it is rendered. */
export function withText(mail: Mail, { oggetto, titolo, corpo }: MailText, values: Values): Mail {
  const words = paragraphs(corpo, values)
  const [first] = words
  return {
    ...mail,
    subject: fill(oggetto, values),
    title: fill(titolo, values),
    preheader: first?.kind === 'text' ? first.text.slice(0, 120) : mail.preheader,
    blocks: [...words, ...mail.blocks.filter(({ kind }) => kind !== 'text')],
  }
}

type Write = (data: Record<string, unknown>) => Mail

/** The code's own words, with the names of what they are told in place of it: what the office begins with. */
export function initialText(write: Write, demo: Readonly<Record<string, unknown>>): MailText {
  const names = Object.keys(variablesOf(demo))
  const isInstant = (name: string) => INSTANT.test(String(demo[name]))
  const named = Object.fromEntries(
    names.filter((name) => !isInstant(name)).map((name) => [name, `{{${name}}}`]),
  )
  const { subject, title, blocks } = write({ ...demo, ...named })
  // An instant is written out before it can be named.
  const back = (written: string) =>
    names
      .filter(isInstant)
      .reduce((all, name) => all.replaceAll(formatInstant(String(demo[name])), `{{${name}}}`), written)
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  return { oggetto: back(subject), titolo: back(title), corpo: back(texts.join('\n\n')) }
}
