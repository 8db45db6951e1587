import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'
import { BoundedCache } from './bounded-cache'

/** `at name (/folder/file.js:1:234)`, or without a name and without parentheses. */
const FRAME = /^(\s+at .*?\(?)((?:file:\/\/)?(?:\/|[A-Za-z]:\\).*):(\d+):(\d+)(\)?)$/
/** The prefixes that bundlers put before a path of ours. */
const PREFIX = /^(?:turbopack:\/\/\/)?(?:\[project\]\/)?(?:\.\.?\/)*/

/** The same errors tend to repeat: the source map is read once for each position. */
const kept = new BoundedCache<string, string | null>('stack_places')

/**
 * A stack in terms of the sources. Node can do the same by itself, but reads the map of every file it loads and keeps
 * them all (80 MB); this reads one when an error is logged.
 */
export function sourceStack(stack: string): string {
  return stack.split('\n').map(sourceFrame).join('\n')
}

function sourceFrame(frame: string): string {
  const [, before, file = '', line, column, after] = FRAME.exec(frame) ?? []
  if (!file) return frame
  const place = `${file}:${line}:${column}`
  const known = kept.get(place)
  const source = known === undefined ? lookUp(file, Number(line), Number(column)) : known
  if (known === undefined) kept.set(place, source, source?.length ?? 0)
  return source === null ? frame : `${before}${source}${after}`
}

function lookUp(file: string, line: number, column: number): string | null {
  const map = `${file.startsWith('file:') ? fileURLToPath(file) : file}.map`
  try {
    if (!existsSync(map)) return null
    const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload).findEntry(
      line - 1,
      column - 1,
    )
    if (!('originalSource' in entry)) return null
    return `${entry.originalSource.replace(PREFIX, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  } catch {
    // An unreadable map must not hide the error that is being logged.
    return null
  }
}
