import { EnvError } from '../../lib/core/env'

type Edit = (text: string) => string

function placeOf(text: string, what: string): number {
  const at = text.indexOf(what)
  if (at < 0) throw new EnvError(`Non trovo dove scrivere: manca «${what.trim()}».`)
  return at
}

/** Writes lines in front of the first of these words. */
export const before =
  (what: string, lines: string): Edit =>
  (text) => {
    const at = placeOf(text, what)
    return text.slice(0, at) + lines + text.slice(at)
  }

/** Writes lines behind the first of these words. */
export const after =
  (what: string, lines: string): Edit =>
  (text) => {
    const at = placeOf(text, what) + what.length
    return text.slice(0, at) + lines + text.slice(at)
  }

/** Writes lines at the end of the list that begins with these words: before the first line that is only its end. */
export const atEndOf =
  (begin: string, end: string, lines: string): Edit =>
  (text) => {
    const from = placeOf(text, begin)
    const at = from + placeOf(text.slice(from), `\n${end}`) + 1
    return text.slice(0, at) + lines + text.slice(at)
  }

/** Imports the name, unless it is there. The linter puts imports in order. */
export const importing =
  (name: string, from: string): Edit =>
  (text) =>
    new RegExp(`\\b${name}\\b[^;]*? from '${from.replaceAll('/', '\\/')}'`).test(text)
      ? text
      : `import { ${name} } from '${from}'\n${text}`

/** One edit after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((so, edit) => edit(so), text)
