import { escapeMarkup } from '@/lib/core/markup'

/** Text that is already HTML. Only the template and `raw` make one: everything else is escaped. */
export class Safe {
  constructor(readonly text: string) {}
}

type Part = string | number | Safe | readonly Part[]

function textOf(part: Part): string {
  if (part instanceof Safe) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return escapeMarkup(String(part))
}

/** html`<p>${anything}</p>`: what is put in is escaped, unless it came out of here. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Safe =>
  new Safe(
    strings.map((text, index) => text + (index < parts.length ? textOf(parts[index] ?? '') : '')).join(''),
  )

/** For constants of ours. */
export const raw = (text: string): Safe => new Safe(text)
