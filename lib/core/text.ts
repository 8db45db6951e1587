/** Apostrophes as people, telephones and word processors write them; ´ is one of them before it is taken apart. */
const APOSTROPHES = /[’‘‛`′ʼʹ]/g
const DASHES = /[‐‒–—―−]/g
const QUOTES = /[“”„‟«»]/g
/** What an address book leaves in a number, and a soft hyphen in a word: nobody sees them, and nobody types them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
/** Letters that Unicode does not take apart, as people write them without a special key. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  ς: 'σ',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Words as they are compared, in a search and wherever else two people may have written the same thing differently: without case,
 * accents, forms of the apostrophe, of dashes and of spaces. The function `fold` of the database does the same, letter by letter
 * (fold.db.test.ts), and fills the search columns.
 */
export function fold(text: string): string {
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(QUOTES, '"')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .trim()
}

/** "mutui" → "Mutui" */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A label within a sentence: "Durata media" → "durata media", while "TAEG medio" and "LTV medio" stay as they are. */
export const uncapitalized = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** "manca il reddito" → "Manca il reddito." */
export const sentence = (text: string): string => `${capitalized(text)}.`

/** "Mutuo under 36: novità" → "mutuo-under-36-novita" */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
}

/** Whether a rich text says anything: an editor that was emptied still leaves its paragraph. */
export function hasContent(html: string): boolean {
  return /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
