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
import { history, next, UNKNOWN, type World, worldOf } from './writing'

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
    const anew = Object.fromEntries((world.sample.anew ?? []).map((name) => [name, expect.anything()]))
    expect(back).toEqual({ ...was, ...anew })
    expect((await history(row._id)).at(-1)).toMatchObject({ action: 'create', actorId: keeper.id })
    expect((await restore()).status).toBe(409)
  })

  it('works on many rows, and names those that it did not change', async () => {
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
