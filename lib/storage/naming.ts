import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { AUDIT_MODELS } from '@/lib/history/models'
import { Prisma } from '@/prisma/generated/client'
import { nameOf, type Place, placesOf } from './mentions'

/** Whose use of a file it is: the history's model and the id of the record, or the model of a row without a history. */
export type User = { model: string; recordId: string }

type Row = Record<string, unknown> | null

/**
 * Who names the files of a change. A person names those that are theirs to name; `isText` tells the places where people
 * write freely, where an address is only a text. `product`: files that the code itself has made, or has taken from who may
 * give them.
 */
export type NamedBy = 'product' | { actor: Actor | null; isText?: (path: string) => boolean }

const NOT_THEIRS = 'Questo file non c’è, o non si può usare qui: caricalo di nuovo.'

/** What the office uploads for what it publishes. Letters, curricula, statements and lists to import have purposes of their own. */
const OFFICE = new Set(['generic', 'modulo', 'formazione'])

/**
 * The mentions that are new in `after` and that nobody may make: a file is named by who has uploaded it, in the office by any
 * administrator, unless a paper of somebody (a case's, an agent's, a letter's) is made of it, or by whoever changes a
 * record that had it in the same place before. Otherwise an id that somebody has come to know would open the file to the
 * readers of another record.
 * @returns those in texts, which then use nothing
 * @throws 422 with each field that names one
 */
export async function refuseForeign(
  tx: Tx,
  user: User,
  before: Row,
  after: Row,
  by: NamedBy,
): Promise<ReadonlySet<string>> {
  if (by === 'product') return new Set()
  const known = new Set(placesOf(before).map(keyOf))
  const named = placesOf(after).filter((place) => !known.has(keyOf(place)))
  const own = await theirs(tx, by.actor, named)
  let foreign = named.filter(({ fileId }) => !own.has(fileId))
  if (foreign.length === 0) return new Set()
  const past = await inHistory(tx, user, foreign)
  foreign = foreign.filter((place) => !past.has(keyOf(place)))
  const errors = foreign
    .filter(({ path }) => !by.isText?.(path))
    .map(({ path }) => ({ path, message: NOT_THEIRS }))
  if (errors[0]) throw new AppError('invalid', errors[0].message, { errors })
  return new Set(foreign.map(nameOf))
}

/** A place whatever its number in a list. */
const keyOf = ({ path, fileId }: Place) => `${path.replace(/\.\d+(?=\.|$)/g, '.*')} ${fileId}`

async function theirs(tx: Tx, actor: Actor | null, named: readonly Place[]): Promise<Set<string>> {
  const ids = [...new Set(named.map(({ fileId }) => fileId))]
  if (ids.length === 0 || !actor) return new Set()
  const files = await tx.storedFile.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true, ownerRole: true, ownerId: true, purpose: true, uses: { select: { model: true } } },
    orderBy: { id: 'asc' },
    take: ids.length,
  })
  const isTheirs = ({ ownerRole, ownerId, purpose, uses }: (typeof files)[number]) =>
    (ownerRole === actor.role && ownerId === actor.userId) ||
    (actor.role === 'admin' &&
      ownerRole === 'admin' &&
      OFFICE.has(purpose) &&
      !uses.some(({ model }) => isPaper(model)))
  return new Set(files.filter(isTheirs).map(({ id }) => id))
}

/**
 * Rows without a history are papers and letters, and so is what somebody has learnt elsewhere; the versions of the network's files are
 * what everybody there downloads.
 */
const isPaper = (model: string) =>
  model === 'AttestatiEsterni' || (!(model in AUDIT_MODELS) && model !== 'fileVersione')

/** What the record had in the same place: it comes back with a restored row, or where a change is taken back. */
async function inHistory(tx: Tx, { model, recordId }: User, foreign: readonly Place[]): Promise<Set<string>> {
  if (!(model in AUDIT_MODELS)) return new Set()
  const words = foreign.map(({ fileId }) => `%${fileId}%`)
  const entries = await tx.$queryRaw<{ info: Info; deleted: Row }[]>(Prisma.sql`
    SELECT info, deleted_object AS deleted FROM commits
    WHERE ref = ${recordId}::uuid AND model = ${model}
      AND (info::text ILIKE ANY (${words}) OR deleted_object::text ILIKE ANY (${words}))
    ORDER BY created_at DESC, id DESC LIMIT 200`)
  const rows = entries.flatMap(({ info, deleted }): Row[] => [
    deleted,
    info.data ?? null,
    ...(info.changes ?? []).flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]),
  ])
  return new Set(rows.flatMap(placesOf).map(keyOf))
}

type Info = { data?: Row; changes?: { field: string; before: unknown; after: unknown }[] }
