import pg from 'pg'

const TEXT_ISO = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,3})?\+00$/

/**
 * "2026-11-22 10:00:00.5+00", in whatever time zone the database speaks, as the API writes it: without a Date in between, because
 * a list has hundreds of them.
 */
function instant(text: string): string {
  const [, day, time, fraction = '.'] = TEXT_ISO.exec(text) ?? []
  if (day) return `${day}T${time}${fraction.padEnd(4, '0')}Z`
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
}

const PARSERS: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: BigInt,
  // The API shows decimals as numbers, and columns have no more digits than those hold.
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: instant,
  [pg.types.builtins.DATE]: (text) => new Date(`${text}T00:00:00Z`),
}

/** Values of a list's rows: what the codecs and cursors take, instants as text. */
export const ENGINE_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format as 'text'),
}
