/** Lower-case and without accents, as the search columns are (function set_search of the migrations). */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** "mutui" → "Mutui" */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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
