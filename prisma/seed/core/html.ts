import { escapeRichText } from '@/lib/core/markup'

/** Lines of text → HTML: "## " a heading, "- " an item of a list, anything else a paragraph. */
export function toHtml(lines: readonly string[]): string {
  const html = lines.map((line) => {
    const text = escapeRichText(line)
    if (text.startsWith('## ')) return `<h2>${text.slice(3)}</h2>`
    return text.startsWith('- ') ? `<ul><li>${text.slice(2)}</li></ul>` : `<p>${text}</p>`
  })
  // Items that follow each other are one list.
  return html.join('\n').replaceAll('</li></ul>\n<ul><li>', '</li>\n<li>')
}
