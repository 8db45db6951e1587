import { AUDIT_MODELS } from '@/lib/history/models'

/** One entry of an object's history, as GET /v2/commits/{id} sends it. */
export interface Commit {
  _id: string
  action: 'edit' | 'delete' | 'create'
  info?: string | null
  admin?: { name: string; surname: string } | null
  agent?: { nome: string; cognome: string } | null
  client?: { nome: string; cognome: string } | null
  model: string
  ref?: unknown
  deletedObject?: unknown
  createdAt: string
  /** What was saved in one go with this entry, or by it, itself among them. */
  parts?: readonly CommitPart[]
}

export type CommitPart = { _id: string; action: Commit['action']; model: string; label: string }

export const ACTION_LABELS: Record<Commit['action'], string> = {
  edit: 'MODIFICA',
  delete: 'CANCELLAZIONE',
  create: 'CREAZIONE',
}

/** What the changed object is, in the word that the rest of the history has for it. */
export const modelWord = (model: string): string => (AUDIT_MODELS as Record<string, string>)[model] ?? model

const NAMING = ['codice', 'titolo', 'title', 'oggetto', 'domanda', 'nome', 'name', 'email', 'label']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const fullName = (object: Record<string, unknown>) =>
  [object.nome ?? object.name, object.cognome ?? object.surname].map(text).filter(Boolean).join(' ')

const NAMERS: Record<string, (object: Record<string, unknown>) => string> = {
  Opportunities: (object) => text(object.IDEGG ?? object.idegg),
  ClassificheContactCenter: ({ data }) =>
    isRecord(data) ? [data.mese, data.anno].map(text).filter(Boolean).join('/') : '',
  Users: fullName,
  Admin: fullName,
  Clients: fullName,
}

/** Which object was changed; after a deletion only `deletedObject` still knows. */
export function objectName({ model, action, ref, deletedObject }: Commit): string {
  const object = action === 'delete' ? deletedObject : ref
  if (!isRecord(object)) return text(object)
  const own = NAMERS[model]?.(object) ?? ''
  return own || NAMING.map((key) => text(object[key])).find((name) => name !== '') || ''
}

export function authorName({ admin, agent, client }: Commit): string {
  if (admin) return `${admin.name} ${admin.surname}`
  const person = agent ?? client
  return person ? `${person.nome} ${person.cognome}` : 'Sistema'
}
