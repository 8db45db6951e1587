import 'server-only'
import { z } from 'zod'
import { requireProof } from '@/lib/auth/proof'
import { type Tx, withTransaction } from '@/lib/core/db'
import { orNotFound, staleVersion } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { parseSafely } from '@/lib/core/parse-safely'
import { canonical } from '@/lib/history/diff'
import type { PublicCtx } from '@/lib/http/context'
import { fromZod } from '@/lib/http/errors'
import { parseGiven } from '@/lib/http/validation'
import { phoneNumber } from '@/lib/italian/phone'
import { checkWords } from '@/lib/settings/check-words'
import { MOTIVO_PAROLE, motivoParoleSchema } from '@/lib/settings/kept-words'
import { allowedRows } from './access'
import { deleteChildren, readChildren, splitChildren, writeChildren } from './children'
import { encodeInput, present, presentFor, selection } from './codec'
import { type DbRow, delegate } from './delegate'
import { isTextOf } from './file-fields'
import { referencedBy } from './held'
import { lockAnyRow } from './lock'
import { settle } from './settle'
import type { Resource, Row } from './types'
import { writeColumns } from './write-verb'

/** Creates a row, its history record in the same transaction; returns it as the API shows it. */
export async function createRow(resource: Resource, ctx: PublicCtx, input: Row): Promise<Row> {
  allowedRows(resource.access.create, ctx.actor)
  const { fields, motivo } = withoutReason(resource, input)
  const value = await checkInput(resource, fields, null)
  return withTransaction(async (tx) => {
    const reason = await keptWords(resource, { ...ctx, tx }, value, motivo)
    const { own, lists } = splitChildren(resource, value)
    const data = await beforeChange(resource, ctx, tx, encodeInput(resource, own), null)
    const row = await delegate(resource, tx).create({ data: { ...data, id: newId() } })
    await writeChildren(resource, tx, row.id, lists)
    return finish(resource, ctx, tx, null, await reload(resource, tx, row.id), reason)
  }, ctx.tx)
}

/**
 * Changes the named fields of a row. The whole record is validated as it will be, only what differs is
 * written, and only if the row still has `version`.
 */
export async function updateRow(
  resource: Resource,
  ctx: PublicCtx,
  id: string,
  version: number,
  patch: Row,
): Promise<Row> {
  return withTransaction(async (tx) => {
    const before = await rowFor(resource, 'update', { ...ctx, tx }, id, version)
    const current = present(resource, before)
    const { fields, motivo } = withoutReason(resource, patch)
    const value = await checkInput(resource, { ...writable(resource, current), ...fields }, current)
    const asked = Object.fromEntries(
      Object.entries(value).filter(([name]) => differs(value[name], current[name])),
    )
    if (Object.keys(asked).length === 0) return presentAgain(resource, ctx, tx, before.id)
    const reason = await keptWords(resource, { ...ctx, tx }, asked, motivo)
    const { own, lists } = splitChildren(resource, asked)
    const data = await beforeChange(resource, ctx, tx, encodeInput(resource, own), before)
    await writeColumns(resource, tx, before, data)
    await writeChildren(resource, tx, before.id, lists)
    const after = await reload(resource, tx, before.id)
    return finish(resource, ctx, tx, before, after, reason)
  }, ctx.tx)
}

/** What is written, and why words of advertising in it stay; only texts that advertise are asked. */
function withoutReason({ publicWords }: Resource, input: Row): { fields: Row; motivo?: string | null } {
  if (!publicWords || !(MOTIVO_PAROLE in input)) return { fields: input }
  const { [MOTIVO_PAROLE]: given, ...fields } = input
  const reason = parseGiven(z.object({ [MOTIVO_PAROLE]: motivoParoleSchema }), { [MOTIVO_PAROLE]: given })
  return { fields, motivo: reason[MOTIVO_PAROLE] }
}

/** Of the texts that are new, what the history keeps of words that stay. @throws 422 that names them */
export async function keptWords(
  { publicWords = [] }: Resource,
  { actor, tx }: PublicCtx & { tx: Tx },
  written: Row,
  motivo?: string | null,
): Promise<string | undefined> {
  const texts = Object.fromEntries(
    publicWords.filter((name) => name in written).map((name) => [name, written[name]]),
  )
  return Object.keys(texts).length === 0 ? undefined : checkWords(tx, { actor, texts, motivo })
}

/** Deletes a row; the history keeps it whole, to be restored from there. */
export async function deleteRow(
  resource: Resource,
  ctx: PublicCtx,
  id: string,
  version: number,
): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await rowFor(resource, 'delete', { ...ctx, tx }, id, version)
    if (resource.proof === 'every') await requireProof(ctx.actor, tx)
    await resource.hooks?.beforeDelete?.({ before, ctx, tx })
    await deleteChildren(resource, tx, before.id)
    const { count } = await delegate(resource, tx)
      .deleteMany({ where: { id: before.id, version } })
      .catch((error: unknown) => {
        throw referencedBy(error)
      })
    if (count === 0) throw staleVersion()
    await finish(resource, ctx, tx, before, null)
  }, ctx.tx)
}

/** The whole row, its children too: the history wants every column. */
async function rowFor(
  resource: Resource,
  verb: 'update' | 'delete',
  ctx: PublicCtx & { tx: Tx },
  id: string,
  version: number,
): Promise<DbRow> {
  const row = await lockAnyRow(resource, ctx, id, version, resource.access[verb])
  return { ...row, ...(await readChildren(resource, id, ctx.tx)) }
}

async function reload(resource: Resource, tx: Tx, id: string): Promise<DbRow> {
  const row = orNotFound(await delegate(resource, tx).findFirst({ where: { id } }))
  return { ...row, ...(await readChildren(resource, id, tx)) }
}

/** A whole record as the declaration takes it, telephones as they are dialled. @throws 422 with each field that it does not */
export async function checkInput(resource: Resource, input: Row, before: Row | null): Promise<Row> {
  const prepared = resource.hooks?.beforeValidate ? await resource.hooks.beforeValidate(input, before) : input
  const { schema } = resource
  let parsed = parseSafely(withRules(resource, schema), prepared)
  if (!parsed.success && before)
    parsed = parseSafely(withRules(resource, exceptOlder(schema, prepared, before)), prepared)
  if (!parsed.success) throw fromZod(parsed.error)
  return withPhones(resource, parsed.data as Row, before)
}

type Schema = Resource['schema']

const withRules = ({ rules }: Resource, schema: Schema): z.ZodType =>
  rules ? schema.strict().superRefine(rules as Parameters<typeof schema.superRefine>[0]) : schema.strict()

/** A field that stays as the record has it is not asked again: a rule may be younger than the record. */
function exceptOlder(schema: Schema, input: Row, before: Row): Schema {
  const fields: [string, z.ZodType][] = Object.entries(schema.shape)
  const older = fields.filter(
    ([name, field]) => !differs(input[name], before[name]) && !field.safeParse(input[name]).success,
  )
  return schema.extend(Object.fromEntries(older.map(([name]) => [name, z.unknown()])))
}

function withPhones({ codecs = {} }: Resource, value: Row, before: Row | null): Row {
  const phones = Object.keys(codecs).filter(
    (name) => codecs[name] === 'phone' && typeof value[name] === 'string',
  )
  const read = (name: string) => phoneNumber(String(value[name]), name, before?.[name] as string | null)
  return { ...value, ...Object.fromEntries(phones.map((name) => [name, read(name)])) }
}

function writable(resource: Resource, presented: Row): Row {
  return Object.fromEntries(Object.keys(resource.schema.shape).map((name) => [name, presented[name]]))
}

const differs = (a: unknown, b: unknown) => canonical(a ?? null) !== canonical(b ?? null)

const asksProof = ({ proof }: Resource, data: Row): boolean =>
  proof === 'every' || (proof ?? []).some((name) => data[name] !== undefined && data[name] !== null)

/** The data of a change as its hook leaves them. @throws 403 where they ask for a proof of who acts that is missing */
export async function beforeChange(
  resource: Resource,
  ctx: PublicCtx,
  tx: Tx,
  data: Row,
  before: Row | null,
): Promise<Row> {
  if (asksProof(resource, data)) await requireProof(ctx.actor, tx)
  const hook = resource.hooks?.beforeChange
  return hook ? await hook({ data, before, ctx, tx }) : data
}

/** History, files and hooks of a change that was written; gives the row as the API shows it. */
export async function finish(
  resource: Resource,
  ctx: PublicCtx,
  tx: Tx,
  before: DbRow | null,
  after: DbRow | null,
  reason?: string,
): Promise<Row> {
  const files = { actor: ctx.actor, isText: isTextOf(resource.form) }
  await settle(resource, ctx, tx, { before, after, reason, files })
  return after ? presentAgain(resource, ctx, tx, after.id) : {}
}

/** Read again, so that the reply carries the relations and what triggers wrote. */
async function presentAgain(resource: Resource, { actor }: PublicCtx, tx: Tx, id: string): Promise<Row> {
  const row = orNotFound(
    await delegate(resource, tx).findFirst({ where: { id }, select: selection(resource) }),
  )
  return presentFor(resource, { ...row, ...(await readChildren(resource, id, tx)) }, actor)
}
