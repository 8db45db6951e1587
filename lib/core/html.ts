import 'server-only'
import sanitizeHtml from 'sanitize-html'
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

/** Rich text from an editor → the tags a page may hold; scripts, styles and foreign schemes are dropped. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
