import { db } from '@/lib/core/db'
import type { Row } from '@/lib/resources/types'
import { aClient, adminWith, anAgent, type Caller, callAs, type Reply } from '@/lib/testing/test-kit'
import { oneIn } from '@/scripts/test/property'
import type { Subject } from './suite'

export const UNKNOWN = '01900000-0000-7000-8000-000000000000'

export type World = Subject & { editor: Caller }

export async function worldOf(load: () => Promise<Subject>): Promise<World> {
  const subject = await load()
  const { resource, sample } = subject
  return { ...subject, editor: await adminWith(resource.permission, ...(sample.flags ?? [])) }
}

export const history = (ref: string) => db().commit.findMany({ where: { ref }, orderBy: { id: 'asc' } })
const changesOf = (info: unknown) =>
  (info as { changes: { field: string }[] } | undefined)?.changes.map(({ field }) => field) ?? []
const paths = (reply: Reply) => reply.json.errors.map(({ path }) => path)
let counter = 0
export const next = () => ++counter

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
    for (const field of oneIn(3, Object.keys(world.resource.schema.shape))) {
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
    const fields = oneIn(3, Object.keys(world.resource.schema.shape))
    for (const field of [...fields, 'nonEsiste', 'createdAt']) {
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
    const { resource, sample } = world
    const keeper = await adminWith('commits_restore', resource.permission, ...(sample.flags ?? []))
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
