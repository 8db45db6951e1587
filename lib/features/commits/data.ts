import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { forbidden, notFound } from '@/lib/core/errors'
import { idOrNotFound, isId } from '@/lib/core/ids'
import { type CommitPart, presentCommit } from '@/lib/history/present'
import {
  canReadHistoryOf,
  concealedIn,
  readableCommits,
  resourceOf,
  ruleOf,
  snapshotIn,
} from '@/lib/resources/history'
import { EXPORT_FIELDS, exportsOf } from '@/lib/resources/record-export'
import type { Field } from '@/lib/resources/view'
import type { Commit } from '@/prisma/generated/client'
import { titlesOf } from './titles'

type CommitSnapshot = Pick<ReturnType<typeof presentCommit>, 'info' | 'deletedObject'>

/** Entries that stand for many are told with so many of them. */
const MAX_PARTS = 1_000

/** A record of the history as somebody may read it: without what their resource conceals from them. */
export async function presentCommitFor(actor: Actor, row: Commit, parts: CommitPart[] = []) {
  const concealed = await concealedIn(row, actor)
  const kept = snapshotIn(row)
  const tells = concealed.some((name) => isText(kept[name]) && row.label.includes(kept[name]))
  const open = Object.fromEntries(Object.entries(kept).filter(([name]) => !concealed.includes(name)))
  const label = tells ? ((await ruleOf(row))?.title(open) ?? '') : row.label
  return presentCommit({ ...row, label }, { concealed, parts })
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What was saved together with these entries, or by them, by the group's id. */
async function partsOf(actor: Actor, rows: readonly Commit[]): Promise<Map<string, CommitPart[]>> {
  const groups = [...new Set(rows.map(groupOf).filter((id) => id !== null))]
  if (groups.length === 0) return new Map()
  const found = await db().commit.findMany({
    where: { groupId: { in: groups } },
    orderBy: { id: 'asc' },
    take: MAX_PARTS,
  })
  const told = await readableCommits(actor, found)
  const parts = told.map(async (row) => [row.groupId, await partFor(actor, row)] as const)
  const list = await Promise.all(parts)
  return new Map(groups.map((id) => [id, list.flatMap(([group, part]) => (group === id ? [part] : []))]))
}

async function partFor(actor: Actor, row: Commit): Promise<CommitPart> {
  const { _id, action, model, ref } = await presentCommitFor(actor, row)
  return { _id, action, model, label: ref.label }
}

const groupOf = (row: Commit): string | null => ((row.info as { group?: true }).group ? row.id : row.groupId)

/** What was saved in one go is one line: the entry for all of it, or of one record's changes in it the last. */
const onePerSave = (rows: readonly Commit[]): Commit[] => {
  const seen = new Set(rows.filter(({ id }) => rows.some((part) => part.groupId === id)).map(({ id }) => id))
  return rows.filter(({ groupId }) => {
    if (!groupId) return true
    const isFirst = !seen.has(groupId)
    seen.add(groupId)
    return isFirst
  })
}

/** History of one object, newest first; the specification's GET /commits/{id}. */
export async function commitsOf(actor: Actor, ref: string) {
  if (!can(actor, 'commits_see')) throw forbidden()
  idOrNotFound(ref)
  const found = await db().commit.findMany({
    where: { ref },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 500,
  })
  const rows = onePerSave(await readableCommits(actor, found))
  // What is hidden looks as what has no history, or as what is not there.
  if (rows.length === 0 && actor.role !== 'admin' && !(await canReadHistoryOf(actor, ref))) throw notFound()
  const parts = await partsOf(actor, rows)
  return Promise.all(rows.map((row) => presentCommitFor(actor, row, parts.get(groupOf(row) ?? '') ?? [])))
}

/** An entry that somebody may read; any other is the same 404. */
export async function commitFor(actor: Actor, id: string): Promise<Commit> {
  const row = isId(id) ? await db().commit.findUnique({ where: { id } }) : null
  const [told] = row ? await readableCommits(actor, [row]) : []
  if (!told) throw notFound()
  return told
}

/** One record of the history, with the ones before and after it of the same object. */
export async function commitById(actor: Actor, id: string) {
  if (!can(actor, 'commits_see')) throw forbidden()
  const row = await commitFor(actor, id)
  const [previous, next, parts] = await Promise.all([
    neighbour(row, 'lt'),
    neighbour(row, 'gt'),
    partsOf(actor, [row]),
  ])
  return {
    commit: await presentCommitFor(actor, row, parts.get(groupOf(row) ?? '') ?? []),
    previous: previous?.id ?? null,
    next: next?.id ?? null,
  }
}

function neighbour({ ref, model, id }: Commit, side: 'lt' | 'gt') {
  return db().commit.findFirst({
    where: { ref, model, id: { [side]: id } },
    orderBy: { id: side === 'lt' ? 'desc' : 'asc' },
    select: { id: true },
  })
}

/**
 * How the object of a change is read: its fields, with the names of the rows that they point to; which of them
 * can be set back; and where its record opens.
 */
export async function objectOf(commit: ReturnType<typeof presentCommit>) {
  const resource = commit.isGroup ? undefined : await resourceOf(commit)
  if (!resource) return { fields: [], restorable: [], page: null }
  if (commit.ref._id === exportsOf(resource)) return { fields: EXPORT_FIELDS, restorable: [], page: null }
  return {
    fields: await Promise.all(resource.view.history.map((field) => withNames(field, commit))),
    restorable: Object.keys(resource.schema.shape),
    page: resource.recordPage === false ? null : `${resource.page}/${commit.ref._id}`,
  }
}

/** A field that points to rows of another resource gets their names as its options; so do the fields of the rows of a list. */
async function withNames(field: Field, { info, deletedObject }: CommitSnapshot): Promise<Field> {
  const kept = [info.data, deletedObject].flatMap((data) => (data as Values | null)?.[field.name])
  const changed = info.changes.flatMap((change) =>
    change.field === field.name ? [change.before, change.after].flat() : [],
  )
  const values = [...kept, ...changed]
  if (!field.rows) return namedIn(field, values)
  const rows = values.filter((value): value is Values => typeof value === 'object' && value !== null)
  const fields = field.rows.fields.map((inner) =>
    namedIn(
      inner,
      rows.map((row) => row[inner.name]),
    ),
  )
  return { ...field, rows: { ...field.rows, fields: await Promise.all(fields) } }
}

type Values = Record<string, unknown>

async function namedIn(field: Field, values: readonly unknown[]): Promise<Field> {
  if (field.kind !== 'ref' || !field.resource) return field
  const ids = values.filter((value): value is string => typeof value === 'string' && isId(value))
  const titles = await titlesOf(field.resource, [...new Set(ids)])
  return { ...field, options: [...titles].map(([value, label]) => ({ value, label })) }
}
