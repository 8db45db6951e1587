import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { forbidden, notFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { presentCommit } from '@/lib/history/present'
import { resourceOfModel } from '@/lib/resources/manifest'

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

/** The form that knows the names of the object's fields and the words of their options, and where its record opens. */
export async function formOfObject({ model, ref }: { model: string; ref: { _id: string } }) {
  const resource = await resourceOfModel(model)
  if (!resource) return { fields: [], page: null }
  return { fields: resource.form, page: `${resource.page}/${ref._id}` }
}
