import { existsSync } from 'node:fs'
import { db } from '@/lib/core/db'
import type { Row } from '@/lib/resources/types'
import {
  aClient,
  adminWith,
  anAgent,
  type Caller,
  callAs,
  type Json,
  type Reply,
} from '@/lib/testing/test-kit'
import type { Subject } from './suite'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const has = (name: string) => existsSync(`app/v2/${name}/route.ts`)

type World = Subject & { editor: Caller }

async function worldOf(load: () => Promise<Subject>): Promise<World> {
  const subject = await load()
  return { ...subject, editor: await adminWith(subject.resource.permission) }
}

const history = (ref: string) => db().commit.findMany({ where: { ref }, orderBy: { id: 'asc' } })
const changesOf = (info: unknown) =>
  (info as { changes: { field: string }[] } | undefined)?.changes.map(({ field }) => field) ?? []
const paths = (reply: Reply) => reply.json.errors.map(({ path }) => path)
let counter = 0
const next = () => ++counter

export function testCreating(name: string, load: () => Promise<Subject>): void {
  let world: World
  const post = (as: Caller | null, body: unknown, headers = {}) => callAs(as, 'POST', name, { body, headers })
  const bodyOf = async () => (await world.sample.body?.(next())) as Row

  beforeAll(async () => {
    world = await worldOf(load)
  })

  it('is refused to visitors, to other roles and without the flag', async () => {
    const body = await bodyOf()
    const who = [null, await adminWith(), await anAgent(), await aClient()]
    const codes = await Promise.all(who.map(async (as) => (await post(as, body)).status))
    expect(codes).toEqual([401, 403, 403, 403])
  })

  it('gives back what was written, with its id and version, and writes the history', async () => {
    const body = await bodyOf()
    const { status, json } = await post(world.editor, body)
    expect([status, json]).toMatchObject([201, body])
    const read = await callAs(world.editor, 'GET', `${name}/[id]`, { params: { id: json._id } })
    expect(read.json).toEqual(json)
    const [commit, ...more] = await history(json._id)
    expect(more).toEqual([])
    expect(commit).toMatchObject({
      action: 'create',
      model: world.resource.audit,
      label: world.resource.title(json),
      actorRole: 'admin',
      actorId: world.editor.id,
      info: { changes: [] },
    })
  })

  it('names each wrong field, and every unknown one', async () => {
    const body = await bodyOf()
    for (const field of Object.keys(world.resource.schema.shape)) {
      const wrong = await post(world.editor, { ...body, [field]: { valore: 'sbagliato' } })
      expect([field, wrong.status]).toEqual([field, 422])
      expect(paths(wrong)).toContain(field)
      const { [field]: _, ...without } = body
      expect([field, (await post(world.editor, without)).status]).toEqual([field, 422])
    }
    for (const [change, field] of world.sample.invalid ?? []) {
      const wrong = await post(world.editor, { ...body, ...change })
      expect([change, wrong.status, paths(wrong)]).toEqual([change, 422, [field]])
    }
    const unknown = await post(world.editor, { ...body, id: UNKNOWN, nonEsiste: 1 })
    expect([unknown.status, paths(unknown).sort()]).toEqual([422, ['id', 'nonEsiste']])
  })

  it('happens once for one Idempotency-Key, also when both calls run at the same time', async () => {
    const [body, other] = [await bodyOf(), await bodyOf()]
    const key = { 'idempotency-key': `prova-${name}` }
    const replies = await Promise.all([post(world.editor, body, key), post(world.editor, body, key)])
    replies.push(await post(world.editor, body, key))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(replies.map(({ json }) => json._id)).size).toBe(1)
    expect(await history(String(replies[0]?.json._id))).toHaveLength(1)
    const different = await post(world.editor, other, key)
    expect([different.status, different.json.code]).toEqual([422, 'invalid'])
    const another = await adminWith(world.resource.permission)
    expect((await post(another, other, key)).status).toBe(201)
  })
}

export function testChanging(name: string, load: () => Promise<Subject>): void {
  let world: World
  const patch = (as: Caller | null, id: string, body: unknown, headers = {}) =>
    callAs(as, 'PATCH', `${name}/[id]`, { params: { id }, body, headers })
  const read = async (id: string) =>
    (await callAs(world.editor, 'GET', `${name}/[id]`, { params: { id } })).json
  const fresh = async () => read((await world.sample.build(next())).id)

  beforeAll(async () => {
    world = await worldOf(load)
  })

  it('is refused to visitors and without the flag; an unknown row is a 404', async () => {
    const { _id, version } = await fresh()
    const body = { ...world.sample.patch, version }
    const codes = [null, await adminWith(), await aClient()].map(
      async (as) => (await patch(as, _id, body)).status,
    )
    expect(await Promise.all(codes)).toEqual([401, 403, 403])
    expect((await patch(null, _id, {})).status).toBe(401)
    for (const id of [UNKNOWN, 'x']) expect((await patch(world.editor, id, body)).status).toBe(404)
    expect((await read(_id)).version).toBe(version)
  })

  it('answers a row that belongs to somebody else as if it were not there', async () => {
    const hidden = await world.sample.hidden?.()
    if (!hidden?.from || world.resource.access.update(hidden.from.actor) === false) return
    const reply = await patch(hidden.from, hidden.id, { ...world.sample.patch, version: 0 })
    expect([reply.status, reply.json.code]).toEqual([404, 'not_found'])
  })

  it('writes the change, raises the version and records before and after', async () => {
    const row = await fresh()
    const { status, json } = await patch(world.editor, row._id, {
      ...world.sample.patch,
      version: row.version,
    })
    expect([status, json]).toMatchObject([200, { ...world.sample.patch, version: row.version + 1 }])
    const commits = await history(row._id)
    const changes = changesOf(commits.at(-1)?.info)
    expect(commits.at(-1)).toMatchObject({
      action: 'edit',
      model: world.resource.audit,
      actorId: world.editor.id,
    })
    for (const field of Object.keys(world.sample.patch ?? {})) expect(changes).toContain(field)
  })

  it('takes the version as If-Match too, and asks for it', async () => {
    const { _id, version } = await fresh()
    const without = await patch(world.editor, _id, world.sample.patch)
    expect([without.status, paths(without)]).toEqual([422, ['version']])
    const done = await patch(world.editor, _id, world.sample.patch, { 'if-match': `"${version}"` })
    expect(done.status).toBe(200)
  })

  it('refuses a stale version, and the second of two changes at once', async () => {
    const { _id, version } = await fresh()
    const body = { ...world.sample.patch, version }
    const both = await Promise.all([patch(world.editor, _id, body), patch(world.editor, _id, body)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const stale of [version, 99, 99_999_999_999]) {
      const reply = await patch(world.editor, _id, { ...world.sample.patch, version: stale })
      expect([reply.status, reply.json.code]).toEqual([409, 'stale_version'])
    }
  })

  it('records nothing when nothing changes', async () => {
    const row = await fresh()
    const same = Object.fromEntries(Object.keys(world.sample.patch ?? {}).map((field) => [field, row[field]]))
    const before = await history(row._id)
    const { status, json } = await patch(world.editor, row._id, { ...same, version: row.version })
    expect([status, json.version]).toEqual([200, row.version])
    expect(await history(row._id)).toEqual(before)
  })

  it('names each wrong and each unknown field', async () => {
    const { _id, version } = await fresh()
    for (const field of [...Object.keys(world.resource.schema.shape), 'nonEsiste', 'createdAt']) {
      const wrong = await patch(world.editor, _id, { [field]: { valore: 'sbagliato' }, version })
      expect([field, wrong.status, paths(wrong).includes(field)]).toEqual([field, 422, true])
    }
    for (const [change, field] of world.sample.invalid ?? []) {
      const wrong = await patch(world.editor, _id, { ...change, version })
      expect([change, wrong.status, paths(wrong)]).toEqual([change, 422, [field]])
    }
    expect((await read(_id)).version).toBe(version)
  })

  it('is undone from the history', async () => {
    const row = await fresh()
    await patch(world.editor, row._id, { ...world.sample.patch, version: row.version })
    const commit = (await history(row._id)).at(-1)
    const keeper = await adminWith('commits_restore', world.resource.permission)
    const restore = (as: Caller, body?: Row) =>
      callAs(as, 'POST', 'commits/[id]/restore', { params: { id: String(commit?.id) }, body })
    expect((await restore(world.editor)).status).toBe(403)
    expect((await restore(await adminWith('commits_restore'), { to: 'before' })).status).toBe(404)
    const fields = Object.keys(world.sample.patch ?? {})
    expect((await restore(keeper, { to: 'before', fields: ['nonEsiste'] })).status).toBe(422)
    expect((await restore(keeper, { to: 'before', fields })).status).toBe(200)
    const undone = await read(row._id)
    for (const field of fields) expect(undone[field]).toEqual(row[field])
    expect(undone.version).toBe(row.version + 2)
    expect((await history(row._id)).at(-1)).toMatchObject({ action: 'edit', actorId: keeper.id })
    expect((await restore(keeper)).status).toBe(200)
    expect(await read(row._id)).toMatchObject(world.sample.patch ?? {})
  })
}

/** Rows that outlive everything but their own verb. */
export function testKeeping(name: string, load: () => Promise<Subject>): void {
  it('is refused to everybody, and to who may write with a sentence', async () => {
    const { sample, editor } = await worldOf(load)
    const { id } = await sample.build(next())
    const remove = (as: Caller | null, which: string) =>
      callAs(as, 'DELETE', `${name}/[id]`, { params: { id: which }, body: { version: 1 } })
    const who = [null, await adminWith(), await anAgent(), await aClient()]
    const codes = who.map(async (as) => (await remove(as, id)).status)
    expect(await Promise.all(codes)).toEqual([401, 403, 403, 403])
    const { status, json } = await remove(editor, id)
    expect([status, json.detail]).toEqual([409, expect.stringMatching(/\.$/)])
    expect((await remove(editor, UNKNOWN)).status).toBe(404)
    expect((await callAs(editor, 'GET', `${name}/[id]`, { params: { id } })).status).toBe(200)
  })
}

export function testDeleting(name: string, load: () => Promise<Subject>): void {
  let world: World
  const remove = (as: Caller | null, id: string, body?: unknown, headers = {}) =>
    callAs(as, 'DELETE', `${name}/[id]`, { params: { id }, body, headers })
  const read = (id: string) => callAs(world.editor, 'GET', `${name}/[id]`, { params: { id } })
  const fresh = async (): Promise<Json> => {
    const body = await world.sample.body?.(next())
    return (await callAs(world.editor, 'POST', name, { body })).json
  }

  beforeAll(async () => {
    world = await worldOf(load)
  })

  it('is refused without the flag, the version or the right one', async () => {
    const { _id, version } = await fresh()
    const who = [null, await adminWith(), await anAgent()]
    expect(await Promise.all(who.map(async (as) => (await remove(as, _id, { version })).status))).toEqual([
      401, 403, 403,
    ])
    expect((await remove(null, _id)).status).toBe(401)
    expect((await remove(world.editor, _id)).status).toBe(422)
    for (const stale of [version + 1, 99_999_999_999])
      expect((await remove(world.editor, _id, { version: stale })).json.code).toBe('stale_version')
    expect((await remove(world.editor, UNKNOWN, { version })).status).toBe(404)
    expect((await read(_id)).status).toBe(200)
  })

  it('takes the row away, keeps it in the history, and gives it back whole', async () => {
    const row = await fresh()
    expect((await remove(world.editor, row._id, undefined, { 'if-match': String(row.version) })).status).toBe(
      204,
    )
    expect((await read(row._id)).status).toBe(404)
    expect((await remove(world.editor, row._id, { version: row.version })).status).toBe(404)
    const commit = (await history(row._id)).at(-1)
    expect(commit).toMatchObject({
      action: 'delete',
      model: world.resource.audit,
      deletedObject: { id: row._id },
    })
    const keeper = await adminWith('commits_restore', world.resource.permission)
    const restore = () =>
      callAs(keeper, 'POST', 'commits/[id]/restore', { params: { id: String(commit?.id) } })
    expect((await restore()).status).toBe(200)
    const { version: _v, updatedAt: _u, createdAt: _c, ...back } = (await read(row._id)).json
    const { version: _w, updatedAt: _x, createdAt: _d, ...was } = row
    expect(back).toEqual(was)
    expect((await history(row._id)).at(-1)).toMatchObject({ action: 'create', actorId: keeper.id })
    expect((await restore()).status).toBe(409)
  })

  it('works on many rows, and names those that it did not change', async () => {
    if (!has(`${name}/bulk`)) throw new Error(`app/v2/${name}/bulk is missing`)
    const bulk = (as: Caller | null, body: unknown) => callAs(as, 'POST', `${name}/bulk`, { body })
    const [a, b] = [await fresh(), await fresh()]
    const rows = [a, { ...b, version: 99_999_999_999 }, { _id: UNKNOWN, version: 0 }].map(
      ({ _id, version }) => ({ _id, version }),
    )
    expect((await bulk(null, { action: 'delete', rows })).status).toBe(401)
    expect((await bulk(await adminWith(), { action: 'delete', rows })).status).toBe(403)
    for (const { id, patch } of world.resource.list.bulk ?? []) {
      const done = await bulk(world.editor, { action: id, rows })
      expect(done.json).toMatchObject({ done: 1, failed: [{ _id: b._id }, { _id: UNKNOWN }] })
      const changedRow = (await read(a._id)).json
      expect(changedRow).toMatchObject(patch)
      await takenBack(bulk, world.editor, done.json.undo as Undo[], async () => (await read(a._id)).json)
      rows.splice(0, 1, { _id: a._id, version: (await read(a._id)).json.version })
    }
    const foreign = { ...rows[0], values: { nonEsiste: 1 } }
    const refused = await bulk(world.editor, { action: 'undo', rows: [foreign] })
    expect(refused.json).toMatchObject({ done: 0, failed: [{ _id: a._id }] })
    expect((await bulk(world.editor, { action: 'inventata', rows })).status).toBe(422)
    const gone = await bulk(world.editor, { action: 'delete', rows })
    expect(gone.json).toMatchObject({ done: 1, failed: [{ _id: b._id }, { _id: UNKNOWN }] })
    expect([(await read(a._id)).status, (await read(b._id)).status]).toEqual([404, 200])
  })
}

type Undo = { _id: string; version: number; values: Row }
type Bulk = (as: Caller | null, body: unknown) => Promise<Reply>

/** What an action changed goes back once; a second time the row is no longer as the action left it. */
async function takenBack(bulk: Bulk, editor: Caller, undo: Undo[], read: () => Promise<Json>) {
  for (const row of undo) {
    expect((await bulk(editor, { action: 'undo', rows: [row] })).json).toMatchObject({ done: 1, failed: [] })
    expect(await read()).toMatchObject(row.values)
    const again = await bulk(editor, { action: 'undo', rows: [row] })
    expect(again.json).toMatchObject({ done: 0, failed: [{ _id: row._id }] })
  }
}
