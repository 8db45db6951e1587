import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { invalidField } from './errors'
import { secureAddress } from './secure-address'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'hr',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // What lies deeper keeps its text and loses its tags; a list in a list in a table has seven of them.
  nestingLimit: 40,
  transformTags: {
    // The page already has its one h1.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, attribs) => {
      const safe = attribs.href ? { ...attribs, href: secureAddress(attribs.href) } : attribs
      return { tagName, attribs: /^https:/.test(safe.href ?? '') ? { ...safe, rel: 'noopener' } : safe }
    },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...(attribs.src && { src: secureAddress(attribs.src) }), loading: 'lazy' },
    }),
  },
}

/** What a page of an editor holds at most; a table of five hundred lines has a third of it. */
const MOST_LETTERS = 200_000
const MOST_TAGS = 10_000

/**
 * Rich text from an editor → the tags a page may hold; scripts, styles and foreign schemes are dropped. What is too long, or has
 * too many tags, is refused before it is parsed: a text of nothing but "<" would hold everybody up.
 * @param field whose text it is @throws 422 on it
 */
export function cleanHtml(field: string, html: string): string {
  if (html.length > MOST_LETTERS)
    throw invalidField(field, 'Il testo è troppo lungo: al massimo 200.000 caratteri.')
  if (hasMore(html, '<', MOST_TAGS))
    throw invalidField(field, 'Il testo ha troppi elementi di formattazione: dividilo in più parti.')
  return sanitizeHtml(html, OPTIONS)
}

function hasMore(text: string, sign: string, most: number): boolean {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    found += 1
    if (found > most) return true
  }
  return false
}
