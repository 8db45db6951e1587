import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** Characters of one write: big enough that the socket is not the cost, small enough to be nothing in memory. */
const CHUNK = 65_536

export type Cell = string | number | null

const SPECIAL = /[\\\t\n\r]/g
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value as COPY's text format has it. */
export const cell = (value: Cell): string =>
  value === null ? '\\N' : String(value).replace(SPECIAL, (found) => ESCAPES[found] ?? found)

export const line = (cells: readonly Cell[]): string => cells.map(cell).join('\t')

async function* inChunks(
  lines: Iterable<string>,
  sent: (rows: number) => void,
): AsyncGenerator<string, void, undefined> {
  let chunk = ''
  let rows = 0
  for (const text of lines) {
    chunk += `${text}\n`
    rows += 1
    if (chunk.length < CHUNK) continue
    yield chunk
    sent(rows)
    chunk = ''
    rows = 0
  }
  if (chunk) yield chunk
  sent(rows)
}

/**
 * COPY … FROM STDIN of lines that are made while they are sent: a server that is slower than we are makes us wait,
 * so that memory holds a few chunks however many the rows. `sent` is told how many rows have left since last time.
 */
export async function copyInto(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
  sent: (rows: number) => void,
): Promise<void> {
  const target = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  await pipeline(Readable.from(inChunks(lines, sent), { highWaterMark: 2 }), target)
}
