import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Hex } from './colours'

export type Scheme = 'light' | 'dark'

let read: Map<string, string> | undefined

/** The site's design tokens, from the one theme file: `--ink` → "light-dark(#10272b, #e9f1f0)". */
export function designTokens(): Map<string, string> {
  if (read) return read
  const css = readFileSync(path.join(process.cwd(), 'components/ui/theme/tokens.css'), 'utf8')
  const entries = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  read = new Map(entries.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]))
  return read
}

/** One colour of the theme in one scheme. */
export function ownColour(name: string, scheme: Scheme): Hex {
  const colours =
    designTokens()
      .get(name)
      ?.match(/#[\da-f]{6}/gi) ?? []
  const found = scheme === 'dark' ? colours.at(-1) : colours[0]
  if (!found) throw new Error(`${name} is no colour of the theme`)
  return found.toLowerCase() as Hex
}
