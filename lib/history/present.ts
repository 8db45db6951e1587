import type { Commit } from '@/prisma/generated/client'
import type { Change } from './diff'

type Person = { name?: string; surname?: string; nome?: string; cognome?: string }
type CommitInfo = { changes: Change[]; data: unknown; reason?: string }

/** Commit as the API shows it (specification, §3): `admin` and `agent` are mutually exclusive. */
export function presentCommit(row: Commit) {
  return {
    _id: row.id,
    action: row.action,
    info: row.info as CommitInfo,
    admin: row.actorRole === 'admin' ? (row.actor as Person) : null,
    agent: row.actorRole === 'agent' ? (row.actor as Person) : null,
    client: row.actorRole === 'client' ? (row.actor as Person) : null,
    model: row.model,
    ref: { _id: row.ref, label: row.label, ...refDetails(row) },
    deletedObject: row.deletedObject,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Cases are shown by their IDEGG code, the contact-centre rankings by month and year. */
function refDetails(row: Commit): Record<string, unknown> {
  const data = ((row.info as CommitInfo).data ?? row.deletedObject ?? {}) as Record<string, unknown>
  if (row.model === 'Opportunities') return { IDEGG: data.idegg ?? null, codice: data.codice ?? null }
  if (row.model === 'ClassificheContactCenter') return { data: { mese: data.mese, anno: data.anno } }
  return {}
}
