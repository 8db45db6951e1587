/*
 * A place in PostgreSQL's write-ahead log, as `pg_lsn` writes it ("16/B374D848"): what was committed before it is there for whoever
 * reads at a server that has come as far.
 */

/** Before everything: whoever follows the marks and has written nothing yet. */
export const FIRST_LSN = '0/0'
/** After everything: what was written is known to nobody, so nothing but the primary will do. */
export const LAST_LSN = 'FFFFFFFF/FFFFFFFF'

/** Null for what is no place. */
export function parseLsn(text: string | null | undefined): bigint | null {
  const found = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i.exec(text ?? '')
  return found ? (BigInt(`0x${found[1]}`) << 32n) | BigInt(`0x${found[2]}`) : null
}

/** Whichever of the two is further on. */
export const laterLsn = (one: string, other: string): string =>
  (parseLsn(one) ?? 0n) >= (parseLsn(other) ?? 0n) ? one : other
