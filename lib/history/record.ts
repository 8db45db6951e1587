import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Prisma } from '@/prisma/generated/client'
import { diff, snapshot } from './diff'
import type { Group } from './group'
import type { AuditModel } from './models'

/** Who does it, and with which other changes. */
export type Author = { actor: Actor | null; requestId?: string; group?: Group }

/** A row as the database has it, or the columns of it that the change is about. */
type Recorded = { id: string; [column: string]: unknown }

type Entry = {
  model: AuditModel
  /** What people call the object. */
  label: string
  /** Database rows; both for an edit, one for a creation or a deletion. */
  before?: Recorded | null
  after?: Recorded | null
  reason?: string
}

/**
 * Writes one history record in the transaction of the change it tells of: if this fails, the change is
 * undone. An edit that changed nothing is not recorded. Returns the commit's id.
 */
export async function recordCommit(tx: Tx, author: Author, entry: Entry): Promise<string | null> {
  const row = rowOf(author, entry)
  if (!row) return null
  if (author.group) await openGroup(tx, author, author.group)
  await tx.commit.create({ data: row })
  return row.id
}

/** The same for many changes of one author, in one statement. */
export async function recordCommits(tx: Tx, author: Author, entries: readonly Entry[]): Promise<void> {
  const rows = entries.flatMap((entry) => rowOf(author, entry) ?? [])
  if (rows.length === 0) return
  if (author.group) await openGroup(tx, author, author.group)
  await tx.commit.createMany({ data: rows })
}

/** The record of something new, to be written with it. */
export function creationRow(author: Omit<Author, 'group'>, entry: Required<Pick<Entry, 'after'>> & Entry) {
  const row = rowOf(author, entry)
  if (!row) throw new Error('what is new is always recorded')
  return row
}

function rowOf(author: Author, entry: Entry): Prisma.CommitCreateManyInput | null {
  const { before, after } = entry
  const ref = after?.id ?? before?.id
  if (!ref) throw new Error('a history record needs a row')
  const old = before ? snapshot(before) : null
  const now = after ? snapshot(after) : null
  const changes = old && now ? diff(old, now) : []
  if (old && now && changes.length === 0) return null
  const info = { changes, data: now, ...(entry.reason ? { reason: entry.reason } : {}) }
  return {
    id: newId(),
    action: !old ? 'create' : !now ? 'delete' : 'edit',
    model: entry.model,
    ref,
    label: entry.label.slice(0, 300),
    info: info as Prisma.InputJsonObject,
    ...(old && !now ? { deletedObject: old as Prisma.InputJsonObject } : {}),
    ...authorColumns(author),
    groupId: author.group?.id,
  }
}

type Creations = { model: AuditModel; rows: readonly { label: string; after: Recorded }[] }

/** One entry for each of many new rows, in one statement. */
export async function recordCreations(tx: Tx, author: Author, { model, rows }: Creations): Promise<void> {
  if (rows.length === 0) return
  if (author.group) await openGroup(tx, author, author.group)
  await tx.commit.createMany({
    data: rows.map(({ label, after }) => ({
      id: newId(),
      action: 'create' as const,
      model,
      ref: after.id,
      label: label.slice(0, 300),
      info: { changes: [], data: snapshot(after) } as unknown as Prisma.InputJsonObject,
      ...authorColumns(author),
      groupId: author.group?.id,
    })),
  })
}

/** The group that a transaction has opened last: a hundred parts ask for it once. */
const opened = new WeakMap<Tx, string>()

/** The entry that stands for a group comes with its first part: one that changes nothing has none. */
async function openGroup(tx: Tx, author: Author, { id, action, model, label, ref = id }: Group) {
  if (opened.get(tx) === id) return
  const info = { changes: [], data: null, group: true } as unknown as Prisma.InputJsonObject
  const entry = { id, action, model, ref, label: label.slice(0, 300), info, ...authorColumns(author) }
  await tx.commit.createMany({ data: [entry], skipDuplicates: true })
  opened.set(tx, id)
}

function authorColumns({ actor, requestId }: Author) {
  if (!actor) return { requestId }
  const { role, userId, nome, cognome } = actor
  const inItalian = () => ({ nome, cognome })
  const name = byRole(role, {
    admin: () => ({ name: nome, surname: cognome }),
    agent: inItalian,
    client: inItalian,
  })
  return { actorRole: role, actorId: userId, actor: name, requestId }
}
