import { escapeMarkup, unescapeMarkup } from '@/lib/core/markup'
import { slugify } from '@/lib/core/text'
import type { Values } from '@/lib/features/content/labels'
import { type Segnaposto, TABELLE, type Tabella } from '@/lib/features/content/schema'

/** A stretch of a text, or the place of a table that is made from today's data. */
export type Part = { html: string } | { tabella: Tabella }

export interface Heading {
  id: string
  text: string
}

const plain = (html: string) => unescapeMarkup(html.replace(/<[^>]+>/g, '')).trim()

const isTable = (name: string): name is Tabella => Object.hasOwn(TABELLE, name)

/* The sanitiser leaves headings and tables without attributes, so these patterns find all of them. */
const HEADING = /<h2>([\s\S]*?)<\/h2>/g
const OWN_PARAGRAPH = /<p>\s*\[\[(\w+)\]\]\s*<\/p>/

/** A table that is wider than the screen scrolls by itself, with the keyboard too. */
const scrolling = (html: string) =>
  html
    .replaceAll('<table>', '<div class="tabella" role="group" aria-label="Tabella" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

function anchored(html: string, headings: Heading[]): string {
  return html.replace(HEADING, (_, inner: string) => {
    const text = plain(inner)
    const name = slugify(text) || 'sezione'
    const id = headings.some((one) => one.id === name) ? `${name}-${headings.length + 1}` : name
    headings.push({ id, text })
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`
  })
}

/**
 * A text as the page shows it: values of the company in their places, an anchor on each heading, and the tables
 * that are made from today's data between one stretch and the next.
 */
export function bodyOf(corpo: string, values: Values): { parts: Part[]; headings: Heading[] } {
  const filled = corpo
    .replace(/\[\[(\w+)\]\]/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? escapeMarkup(values[name as Segnaposto]) : whole,
    )
    // A sentence that ends with the name of the company has its full stop already.
    .replaceAll('S.p.A..', 'S.p.A.')
  const headings: Heading[] = []
  const parts = filled.split(OWN_PARAGRAPH).flatMap((piece, index): Part[] => {
    if (index % 2 === 1) return isTable(piece) ? [{ tabella: piece }] : [{ html: `<p>[[${piece}]]</p>` }]
    return piece.trim() ? [{ html: scrolling(anchored(piece, headings)) }] : []
  })
  return { parts, headings }
}
