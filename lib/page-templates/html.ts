import { escapeRichText } from '@/lib/core/markup'

/** "**forte**" and "[parole](/indirizzo)" inside a line. */
const inline = (text: string) =>
  escapeRichText(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>')

const KINDS: readonly (readonly [start: RegExp, open: string, close: string])[] = [
  [/^## /, '<h2>', '</h2>'],
  [/^### /, '<h3>', '</h3>'],
  [/^- /, '<ul><li>', '</li></ul>'],
  [/^\d+\. /, '<ol><li>', '</li></ol>'],
  [/^/, '<p>', '</p>'],
]

function lineHtml(line: string): string {
  const [start, open, close] = KINDS.find(([pattern]) => pattern.test(line)) ?? [/^/, '', '']
  return `${open}${inline(line.replace(start, ''))}${close}`
}

/**
 * Lines of a page → HTML: "## " and "### " headings, "- " and "1. " lists, anything else a paragraph. No tables: the
 * editor of the office does not know them and would lose them.
 */
export function pageHtml(lines: readonly string[]): string {
  return (
    lines
      .map(lineHtml)
      .join('\n')
      // Items that follow each other are one list.
      .replaceAll('</li></ul>\n<ul><li>', '</li>\n<li>')
      .replaceAll('</li></ol>\n<ol><li>', '</li>\n<li>')
  )
}
