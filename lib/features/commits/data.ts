import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { forbidden, notFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { presentCommit } from '@/lib/history/present'
import { resourceOfHistory } from '@/lib/resources/manifest'
import { titlesOf } from '@/lib/resources/titles'
import type { Field } from '@/lib/resources/view'

type Kept = Pick<ReturnType<typeof presentCommit>, 'info' | 'deletedObject'>

/** An agent sees the history of what is theirs: cases and leads assigned to them. */
async function maySee(actor: Actor, ref: string): Promise<boolean> {
  if (actor.role === 'admin') return true
  const mine = { id: ref, agentId: actor.userId }
  return (await db().pratica.count({ where: mine })) + (await db().lead.count({ where: mine })) > 0
}

/** What a case pays is for those who may see commissions, in its history too. */
const concealedFrom = (actor: Actor) =>
  can(actor, 'provvigioni_see') ? [] : ['provvigioni', 'provvigionePct']

/** History of one object, newest first; the specification's GET /commits/{id}. */
export async function commitsOf(actor: Actor, ref: string) {
  if (!can(actor, 'commits_see')) throw forbidden()
  if (!isId(ref) || !(await maySee(actor, ref))) throw notFound()
  const rows = await db().commit.findMany({
    where: { ref },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 500,
  })
  return rows.map((row) => presentCommit(row, concealedFrom(actor)))
}

/** One record of the history, with the ones before and after it of the same object. */
export async function commitById(actor: Actor, id: string) {
  if (!can(actor, 'commits_see')) throw forbidden()
  const row = isId(id) ? await db().commit.findUnique({ where: { id } }) : null
  if (!row || !(await maySee(actor, row.ref))) throw notFound()
  const [previous, next] = await Promise.all([neighbour(row, 'lt'), neighbour(row, 'gt')])
  return {
    commit: presentCommit(row, concealedFrom(actor)),
    previous: previous?.id ?? null,
    next: next?.id ?? null,
  }
}

function neighbour({ ref, id }: { ref: string; id: string }, side: 'lt' | 'gt') {
  return db().commit.findFirst({
    where: { ref, id: { [side]: id } },
    orderBy: { id: side === 'lt' ? 'desc' : 'asc' },
    select: { id: true },
  })
}

/**
 * How the object of a change is read: its fields, with the names of the rows that they point to; which of them
 * can be set back; and where its record opens.
 */
export async function objectOf(commit: ReturnType<typeof presentCommit>) {
  const resource = await resourceOfHistory(commit.model, commit.deletedObject ?? commit.info.data)
  if (!resource) return { fields: [], restorable: [], page: null }
  return {
    fields: await Promise.all(resource.view.history.map((field) => withNames(field, commit))),
    restorable: Object.keys(resource.schema.shape),
    page: `${resource.page}/${commit.ref._id}`,
  }
}

/** A field that points to rows of another resource gets their names as its options. */
async function withNames(field: Field, { info, deletedObject }: Kept): Promise<Field> {
  if (field.kind !== 'ref' || !field.resource) return field
  const kept = [info.data, deletedObject].map(
    (data) => (data as Record<string, unknown> | null)?.[field.name],
  )
  const changed = info.changes.flatMap((change) =>
    change.field === field.name ? [change.before, change.after] : [],
  )
  const ids = [...kept, ...changed].filter((value) => typeof value === 'string' && isId(value)) as string[]
  const titles = await titlesOf(field.resource, ids)
  return { ...field, options: [...titles].map(([value, label]) => ({ value, label })) }
}
