import 'server-only'
import { open } from 'node:fs/promises'
import { type CsvTable, readCsv } from './csv'
import { decodeCsv } from './csv-text'

/** So much of a file shows its columns and the first cells under them. */
const HEAD_BYTES = 64 * 1024

/** The beginning of a CSV file; a line that the beginning cuts is not among its rows. */
export async function readCsvHead(path: string): Promise<CsvTable> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) })
    return readCsv(decodeCsv(buffer.subarray(0, bytesRead), { part: bytesRead === HEAD_BYTES }))
  } finally {
    await file.close()
  }
}
