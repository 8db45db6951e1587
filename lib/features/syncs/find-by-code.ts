import 'server-only'
import type { Tx } from '@/lib/core/db'

/** How codes of cases are compared: files write the same one in whatever capitals. */
export const codeKey = (code: string): string => code.toUpperCase()

/** Rows by their codes. Where two differ in capitals alone, as older imports left them, each is found by its own writing. */
export function byCode<T>(
  rows: readonly (readonly [code: string, row: T])[],
): (code: string) => T | undefined {
  const [written, any] = [new Map(rows), new Map(rows.map(([code, row]) => [codeKey(code), row]))]
  return (code) => written.get(code) ?? any.get(codeKey(code))
}

/** The cases that have one of these codes of EGG, in one query. */
export async function idsByIdegg(tx: Tx, codes: readonly string[]): Promise<string[]> {
  const keys = [...new Set(codes.map(codeKey))]
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM pratiche WHERE upper(idegg) = ANY (${keys}::text[])`
  return rows.map(({ id }) => id)
}
