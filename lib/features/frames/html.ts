/** A piece of HTML. Whatever else is put into a template is text and is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

function textOf(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(textOf).join('')
  return value === false || value === null || value === undefined ? '' : escaped(String(value))
}

/**
 * The template of the frames: html`<p title="${name}">${name}</p>`. Values are safe as text and inside quoted
 * attributes; in scripts, styles and addresses put only what this server made itself.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => part + textOf(values[index])).join(''))
}

/** Our own markup as it is: style sheets, drawings. Never anything that a visitor or a partner wrote. */
export const trusted = (text: string) => new Html(text)
