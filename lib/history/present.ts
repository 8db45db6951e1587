import type { Commit } from '@/prisma/generated/client'
import type { Change } from './diff'

type Person = { name?: string; surname?: string; nome?: string; cognome?: string }
type CommitInfo = { changes: Change[]; data: unknown; reason?: string }

/**
 * Commit as the API shows it (specification, §3): `admin` and `agent` are mutually exclusive. `concealed` are the
 * fields that the reader may not see.
 */
export function presentCommit(row: Commit, concealed: readonly string[] = []) {
  const { changes = [], data = null, ...rest } = row.info as Partial<CommitInfo>
  return {
    _id: row.id,
    action: row.action,
    info: {
      ...rest,
      changes: changes.filter(({ field }) => !concealed.includes(field)),
      data: without(data, concealed),
    },
    admin: row.actorRole === 'admin' ? (row.actor as Person) : null,
    agent: row.actorRole === 'agent' ? (row.actor as Person) : null,
    client: row.actorRole === 'client' ? (row.actor as Person) : null,
    model: row.model,
    ref: { _id: row.ref, label: row.label, ...refDetails(row) },
    deletedObject: without(row.deletedObject, concealed),
    createdAt: row.createdAt.toISOString(),
  }
}

function without(snapshot: unknown, fields: readonly string[]): unknown {
  if (typeof snapshot !== 'object' || snapshot === null) return snapshot
  return Object.fromEntries(Object.entries(snapshot).filter(([field]) => !fields.includes(field)))
}

/** Cases are shown by their IDEGG code, the contact-centre rankings by month and year. */
function refDetails(row: Commit): Record<string, unknown> {
  const data = ((row.info as CommitInfo).data ?? row.deletedObject ?? {}) as Record<string, unknown>
  if (row.model === 'Opportunities') return { IDEGG: data.idegg ?? null, codice: data.codice ?? null }
  if (row.model === 'ClassificheContactCenter') return { data: { mese: data.mese, anno: data.anno } }
  return {}
}
