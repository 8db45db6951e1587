import { randomBytes } from 'node:crypto'
import type { Impersonal } from '@/lib/core/impersonal'

export type Person = Impersonal['person']
/** What is set into a cached page when it is sent: its nonce, who it is sent to, and at the head's start what was read for them. */
export type Filling = Person & { nonce: string; data: string }

/** How a text has to be written where a slot was found: 'raw' is HTML already. */
type Place = 'html' | 'script' | 'json' | 'raw'
export type Slot = { slot: keyof Filling; place: Place }
export type Part = { text: string } | Slot
type Stands = Person & { nonce: string }

/**
 * React's payload says of some of its parts how many bytes they have. What stands there for a person and what takes its
 * place are therefore of one length: the rest is spaces, which whoever shows it cuts off. Nothing that people or an installation are called is
 * longer.
 */
const STAND_IN_BYTES = 256

/** Stand-ins of one render that no page contains by itself, and that no way of escaping changes. */
export function newPerson(): Person {
  const mark = randomBytes(9).toString('hex')
  const long = (word: string) => `${word}${mark}`.padEnd(STAND_IN_BYTES, 'x')
  return { name: long('name'), initials: long('init'), email: long('mail'), brand: long('sign') }
}

/** A rendered page, cut at its slots. `kind`: a document, or the router's payload. */
export function cut(body: string, stands: Stands, kind: 'document' | 'payload'): Part[] {
  if (kind === 'payload') return cutText([{ text: body, place: 'json' }], stands)
  const at = body.indexOf(HEAD) + HEAD.length
  if (at < HEAD.length) throw new Error('a document without a head')
  const rest = cutText(places(body.slice(at)), stands)
  return [{ text: body.slice(0, at) }, { slot: 'data', place: 'raw' }, ...rest]
}

const HEAD = '<head>'

function cutText(pieces: { text: string; place: Place }[], stands: Stands): Part[] {
  const words = Object.entries(stands) as [keyof Stands, string][]
  const found = new RegExp(`(${words.map(([, word]) => escaped(word)).join('|')})`)
  const slotOf = new Map(words.map(([slot, word]) => [word, slot]))
  const parts: Part[] = []
  for (const { text, place } of pieces) {
    for (const piece of text.split(found)) {
      const slot = slotOf.get(piece)
      const last = parts.at(-1)
      if (slot) parts.push({ slot, place })
      else if (last && 'text' in last) last.text += piece
      else if (piece) parts.push({ text: piece })
    }
  }
  return parts
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Inside scripts, texts are written otherwise than in the rest of a document; a script's own tag is not inside. */
function places(html: string): { text: string; place: Place }[] {
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/)
    .flatMap((text): { text: string; place: Place }[] => {
      if (!text.startsWith('<script')) return [{ text, place: 'html' }]
      const inside = text.indexOf('>') + 1
      return [
        { text: text.slice(0, inside), place: 'html' },
        { text: text.slice(inside), place: 'script' },
      ]
    })
}

/** A text as it is written at that place: in HTML, in a JSON string, or in a JSON string within one in a script. */
export function written(text: string, { slot, place }: Slot): string {
  if (place === 'raw') return text
  if (place === 'html') return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const once = slot === 'nonce' ? JSON.stringify(text).slice(1, -1) : filled(text)
  return place === 'json' ? once : JSON.stringify(once).slice(1, -1).replace(OF_MARKUP, escapeSign)
}

/** A text in a JSON string, with as many bytes as its stand-in. */
function filled(text: string): string {
  const once = JSON.stringify(text).slice(1, -1)
  const missing = STAND_IN_BYTES - Buffer.byteLength(once)
  return missing < 0 ? filled([...text].slice(0, -1).join('')) : once + ' '.repeat(missing)
}

/** JSON that may stand in HTML: no text in it begins a tag or an entity. Both signs only occur inside its strings. */
export const inMarkup = (json: string): string => json.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')

const OF_MARKUP = /[<>&\u2028\u2029]/g
const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
