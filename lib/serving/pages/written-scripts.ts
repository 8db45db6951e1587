import { CHUNKS_PUSH, FIRST_PUSH, PUSH, REACT_TIME } from '@/lib/core/next-internals'
import { bootScript, stepScript, variantScript } from '@/lib/words/page-scripts'
import { isRunScripts } from './run-scripts'

/** Scripts that are always the same, ours and Next's. */
const CONSTANT: ReadonlySet<string> = new Set([bootScript, stepScript, variantScript, FIRST_PUSH, REACT_TIME])

/**
 * Whether an inline script of a page is one that somebody is known to have written: a constant of ours or of Next's, or Next's
 * data in the one form in which Next writes it, which holds a text and no code. Anything else that a page holds, however it came
 * there, is no script of the site, and its policy does not let it run.
 */
export const isWritten = (code: string): boolean =>
  CONSTANT.has(code) || isRunScripts(code) || isChunks(code) || arePushes(code)

/** `push({…})` of plain JSON. */
function isChunks(code: string): boolean {
  const end = code.endsWith(');') ? -2 : -1
  if (!code.startsWith(CHUNKS_PUSH) || !code.endsWith(end === -2 ? ');' : ')')) return false
  try {
    JSON.parse(code.slice(CHUNKS_PUSH.length, end))
    return true
  } catch {
    return false
  }
}

const HEAD = /\[\d+(?:,(?="))?/y

/** One or more of `push([1,"…"])`, the first of all before them perhaps, and nothing else: a loop, since the texts may be long. */
function arePushes(code: string): boolean {
  let at = code.startsWith(`${FIRST_PUSH};`) ? FIRST_PUSH.length + 1 : 0
  do {
    if (!code.startsWith(PUSH, at)) return false
    HEAD.lastIndex = at + PUSH.length
    if (!HEAD.test(code)) return false
    at = HEAD.lastIndex
    if (code[at] === '"') at = endOfText(code, at)
    if (!code.startsWith('])', at)) return false
    at += 2
    if (code[at] === ';') at += 1
  } while (at < code.length)
  return true
}

/** Where a text that begins here has ended. */
function endOfText(code: string, begin: number): number {
  for (let at = begin + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1
    else if (code[at] === '"') return at + 1
    else if (code[at] === '\n') return -1
  }
  return -1
}
