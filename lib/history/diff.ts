/** One field that changed; a value that was or became absent is null. */
export type Change = { field: string; before: unknown; after: unknown }

export type Snapshot = Record<string, unknown>

/** Columns that change by themselves and say nothing about the object. */
const BOOKKEEPING = new Set([
  'version',
  'createdAt',
  'updatedAt',
  'search',
  'ultimaAttivita',
  'lastLoginAt',
  'totpLastStep',
  // Of cases: what the import from EGG has last read of them.
  'eggHash',
  'eggAt',
  // Of clients: what triggers keep; consents have a ledger of their own.
  'telefonoE164',
  'praticheCount',
  'ultimaPraticaAt',
  'senzaEmail',
  'consensoMarketing',
  'consensoTerzi',
  'consensoProfilazione',
  'prodottiPratiche',
  // Of administrators: what a trigger keeps for their list.
  'permessiAttivi',
  'inattivoDal',
  // Of questions: what triggers keep.
  'posto',
])

/** Columns whose values must never reach the history. */
const SECRET = /password|secret|token|hash|sealed/i

/** Columns that the database makes of others: the history has those, and nothing can write these back. */
const DERIVED = new Set(['nomeCompleto'])

const HIDDEN = '[omesso]'

/** Database row → plain JSON: dates as ISO, BigInt and Decimal as text, relations left out, secrets hidden. */
export function snapshot(row: object): Snapshot {
  const plain: Snapshot = {}
  for (const [key, value] of Object.entries(row)) {
    if (DERIVED.has(key)) continue
    if (SECRET.test(key)) plain[key] = value === null ? null : HIDDEN
    else if (!isRelation(value)) plain[key] = toJson(value)
  }
  return plain
}

const isDecimal = (value: object) => 'd' in value && 'e' in value && 's' in value
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !isDecimal(value)
const isRelation = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isRelation)
    : isPlain(value) && typeof value.id === 'string' && 'createdAt' in value

function toJson(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Uint8Array) return HIDDEN
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object' && value !== null && isDecimal(value)) return String(value)
  return value
}

/** What differs between two snapshots, bookkeeping left out; empty for a change that changes nothing. */
export function diff(before: Snapshot, after: Snapshot): Change[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields]
    .filter((field) => !BOOKKEEPING.has(field))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter(({ before: was, after: is }) => !isSame(was, is))
}

/** Most values are no objects: only those need their text to be compared. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && canonical(one) === canonical(other))

/** JSON with sorted keys: `jsonb` does not keep their order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isPlain(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
}
