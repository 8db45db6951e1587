import type { Commit } from '@/prisma/generated/client'
import type { Change } from './diff'

type AdminName = { name: string; surname: string }
type Name = { nome: string; cognome: string }
type CommitInfo = { changes: Change[]; data: unknown; reason?: string; group?: true }

/** One of the changes that were saved together, as the entry that stands for all of them lists it. */
export type CommitPart = Pick<Commit, 'action' | 'model' | 'label'> & { _id: string }

/**
 * Commit as the API shows it (specification, §3): `admin` and `agent` are mutually exclusive. `concealed` are the
 * fields that the reader may not see; `parts` what was saved together.
 */
export function presentCommit(
  row: Commit,
  { concealed = [], parts = [] }: { concealed?: readonly string[]; parts?: CommitPart[] } = {},
) {
  const { changes = [], data = null, group, ...rest } = row.info as Partial<CommitInfo>
  return {
    _id: row.id,
    action: row.action,
    info: {
      ...rest,
      changes: changes.filter(({ field }) => !concealed.includes(field)),
      data: without(data, concealed),
    },
    admin: row.actorRole === 'admin' ? (row.actor as AdminName) : null,
    agent: row.actorRole === 'agent' ? (row.actor as Name) : null,
    client: row.actorRole === 'client' ? (row.actor as Name) : null,
    model: row.model,
    ref: { _id: row.ref, label: row.label, ...refDetails(row, concealed) },
    deletedObject: without(row.deletedObject, concealed),
    createdAt: row.createdAt.toISOString(),
    group: row.groupId,
    isGroup: group ?? false,
    parts,
  }
}

function without(snapshot: unknown, fields: readonly string[]): unknown {
  if (typeof snapshot !== 'object' || snapshot === null) return snapshot
  return Object.fromEntries(Object.entries(snapshot).filter(([field]) => !fields.includes(field)))
}

/** Cases are shown by their IDEGG code, the contact-centre rankings by month and year. */
function refDetails(row: Commit, concealed: readonly string[]): Record<string, unknown> {
  const kept = (row.info as CommitInfo).data ?? row.deletedObject ?? {}
  const data = without(kept, concealed) as Record<string, unknown>
  if (row.model === 'Opportunities') return { IDEGG: data.idegg ?? null, codice: data.codice ?? null }
  if (row.model === 'ClassificheContactCenter') return { data: { mese: data.mese, anno: data.anno } }
  return {}
}
