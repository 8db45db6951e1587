import type { Field } from '@/lib/resources/view'

type Person = { name?: string; surname?: string; nome?: string; cognome?: string }

/** A commit in the shape of the API (specification §3). */
export type CommitView = {
  _id: string
  action: 'create' | 'edit' | 'delete'
  model: string
  ref: { _id: string; label: string }
  info: { changes: { field: string; before: unknown; after: unknown }[]; data: unknown; reason?: string }
  deletedObject: unknown
  admin: Person | null
  agent: Person | null
  client: Person | null
  createdAt: string
  /** The entry that stands for all that was saved with it; of such an entry, `parts` are these. */
  group: string | null
  isGroup: boolean
  parts: readonly CommitPart[]
}

export type CommitPart = { _id: string; action: CommitView['action']; model: string; label: string }

export const TONES = { create: 'ok', edit: 'info', delete: 'bad' } as const

/** Who made the change, as they were called then. */
export function authorOf({ admin, agent, client }: Pick<CommitView, 'admin' | 'agent' | 'client'>): string {
  const person = admin ?? agent ?? client
  if (!person) return 'Sistema'
  return [person.name ?? person.nome, person.surname ?? person.cognome].filter(Boolean).join(' ')
}

/** Changes as their fields stand in the form; those that no form shows come last. */
export function inOrder(changes: CommitView['info']['changes'], fields: readonly Field[]) {
  const place = (field: string) => fields.findIndex(({ name }) => name === field) + 1 || fields.length + 1
  return changes.toSorted((a, b) => place(a.field) - place(b.field))
}
