import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from './memoize'
import { type Look, paletteOf } from './palette'
import { designTokens } from './tokens'

/** A sheet written into the page, and the source by which the content policy lets it in. */
export type Sheet = { text: string; source: string }

const sheet = (text: string): Sheet => ({
  text,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})

const usedIn = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** The tokens that a sheet uses, and those that these use. */
function tokensFor(css: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of usedIn(css)) {
    const value = designTokens().get(name)
    if (value === undefined || found.has(name)) continue
    found.set(name, value)
    tokensFor(value, found)
  }
  return found
}

const declarations = (entries: Iterable<[string, string]>) =>
  [...entries].map(([name, value]) => `${name}:${value}`).join(';')

const smaller = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()

const OF_THE_SITE = ['components/site/reset.css', 'components/ui/theme/phone-fields.css']
const HERE = 'lib/features/frames'

/** A sheet of this folder with the tokens it needs, light and dark; the frame's own begins as the site's does. */
function sheetOf(name: 'frame.css' | 'partner.css'): Sheet {
  const files = [...(name === 'frame.css' ? OF_THE_SITE : []), `${HERE}/${name}`]
  const css = smaller(
    files
      .map((file) => readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8'))
      .join('\n'),
  )
  return sheet(`:root{color-scheme:light dark;${declarations(tokensFor(css))}}${css}`)
}

const ownSheet = memoize((name: 'frame.css' | 'partner.css') => sheetOf(name))

/** The sheets of a page: ours, and over it what the partner chose; on paper everything is ours. */
export function sheetsOf(look: Look, also: readonly 'partner.css'[] = []): Sheet[] {
  const chosen = {
    ...paletteOf(look),
    ...(look.raggio === undefined ? {} : { '--corner': `${look.raggio}px` }),
  }
  const own = (['frame.css', ...also] as const).map(ownSheet)
  const text = declarations(Object.entries(chosen))
  return text ? [...own, sheet(`@media screen{:root{${text}}}`)] : own
}
