const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // XML knows it by its number only where HTML 4 is read, too.
  "'": '&#39;',
}
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
}

/* Characters that XML 1.0 cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that have to go
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** What somebody wrote → text of HTML or XML that says just this, between tags and in attributes with either kind of quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** The same for rich text that is stored, between tags only: as an editor keeps it, so that a search for "dell'anno" finds it. */
export const escapeRichText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

/** The entities that editors and `escapeMarkup` write → their signs, each once: "&amp;lt;" is "&lt;". */
export const unescapeMarkup = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, (entity) => SIGNS[entity] ?? entity)
