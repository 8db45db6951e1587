import { columnOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { storeFile } from '@/lib/storage/mutations'
import { receiveUpload } from '@/lib/storage/receive-upload'
import { PDF, uploadRequest } from '@/lib/storage/testing'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildFileFolder, buildFileItem, buildNews } from '@/prisma/seed/factories/content'
import type { MyFiles } from './schema'

let keeper: Caller
beforeAll(async () => {
  keeper = await adminWith('storage_manage', 'commits_see', 'content_manage')
})

/** An upload of the office, whose bytes differ by `words`. */
async function upload(words = '', as = keeper): Promise<string> {
  const received = await receiveUpload(uploadRequest('modulo.pdf', Buffer.concat([PDF, Buffer.from(words)])))
  try {
    return (await storeFile({ role: as.role, userId: as.id }, received)).id
  } finally {
    await received.discard()
  }
}

const EVERYBODY = { regole: [{ tipo: 'tutti', valori: [] }], escludi: [] }
const added = async (nome: string, more: object = {}) => {
  const body = {
    nome,
    fileId: await upload(nome),
    folderId: null,
    descrizione: '',
    tag: [],
    pubblico: EVERYBODY,
    validoDal: null,
    validoAl: null,
    published: true,
    ...more,
  }
  const { status, json } = await callAs(keeper, 'POST', 'files', { body })
  expect(status).toBe(201)
  return json
}
const mine = async (as: Caller, query = {}) =>
  (await callAs<MyFiles>(as, 'GET', 'files/mine', { query })).json
const download = (as: Caller | null, id: string, query = {}) =>
  callAs(as, 'GET', 'files/[id]/content', { params: { id }, query })

describe('files for agents', () => {
  it('are found by whom they are for, while they hold, and downloads are counted by version', async () => {
    const [agent, other] = [await anAgent(), await anAgent()]
    const folder = await buildFileFolder({ parentId: (await buildFileFolder()).id })
    const only = { regole: [{ tipo: 'agente', valori: [agent.id] }], escludi: [] }
    const file = await added('Privacy riservata', { pubblico: only, folderId: folder.id, tag: ['Privacy'] })
    expect([file.visibileA, file.versione, file.tag]).toEqual(['1 persona', 1, ['privacy']])
    const found = await mine(agent, { q: 'PRIVACY risè', cartella: folder.id })
    expect(found.items).toMatchObject([{ _id: file._id, versione: 1, nuovo: true, cartella: folder.id }])
    expect(found.folders.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([folder.id, String(folder.parentId)]),
    )
    expect((await mine(other)).items.map(({ _id }) => _id)).not.toContain(file._id)
    expect((await download(other, file._id)).status).toBe(404)
    expect((await download(await aClient(), file._id)).status).toBe(403)
    expect((await download(null, file._id)).status).toBe(401)

    const got = await download(agent, file._id)
    expect([got.status, got.headers.get('content-disposition')?.startsWith('attachment')]).toEqual([
      200,
      true,
    ])
    expect((await download(keeper, file._id)).status).toBe(200)
    const row = await db().fileItem.findUniqueOrThrow({ where: { id: file._id } })
    expect([row.scaricamenti, row.version]).toEqual([2, file.version])
    expect((await mine(agent)).items.find(({ _id }) => _id === file._id)?.nuovo).toBe(false)
    const who = await callAs(keeper, 'GET', 'files/[id]/downloads', { params: { id: file._id } })
    expect(who.json).toMatchObject({ agenti: 1, volte: 2 })
    expect((await mine(keeper)).items).toBeUndefined()
  })

  it('come page by page, new ones first, with what is in the folders below', async () => {
    const agent = await anAgent()
    const above = await buildFileFolder()
    const folder = await buildFileFolder({ parentId: above.id })
    const make = async (nome: string) => (await added(nome, { folderId: folder.id }))._id
    const [b, a, c] = [await make('Paginato B'), await make('Paginato A'), await make('Paginato C')]
    await download(agent, a)
    const asked = { cartella: above.id, q: 'paginato', limit: '2' }
    const first = await mine(agent, asked)
    expect(first.items.map(({ _id }) => _id)).toEqual([b, c])
    const last = await mine(agent, { ...asked, cursor: String(first.nextCursor) })
    expect([last.items.map(({ _id }) => _id), last.nextCursor]).toEqual([[a], null])
    const wrong = await callAs(agent, 'GET', 'files/mine', { query: { cursor: 'x' } })
    expect(wrong.status).toBe(400)
  })

  it('leave their view when they are archived, not yet or no longer valid', async () => {
    const agent = await anAgent()
    const rows = [
      await buildFileItem({ published: false }),
      await buildFileItem({ validoAl: columnOfDay('2020-01-01') }),
      await buildFileItem({ validoDal: columnOfDay('2999-01-01') }),
    ]
    const shown = await buildFileItem({ validoDal: columnOfDay('2020-01-01') })
    const ids = (await mine(agent)).items.map(({ _id }) => _id)
    expect(ids).toContain(shown.id)
    for (const { id } of rows) {
      expect(ids).not.toContain(id)
      expect((await download(agent, id)).status).toBe(404)
    }
  })
})

it('a folder keeps what lies in it, at whatever depth, to those whom it is for', async () => {
  const [agent, other] = [await anAgent(), await anAgent()]
  const only = { regole: [{ tipo: 'agente', valori: [agent.id] }], escludi: [] }
  const body = { nome: `Riservata ${agent.id}`, parentId: null, ordine: 0, pubblico: only }
  const { json: top } = await callAs(keeper, 'POST', 'files/folders', { body })
  expect(top.visibileA).toBe('1 persona')
  const inner = await buildFileFolder({ parentId: top._id })
  const file = await added('Per pochi', { folderId: inner.id })
  const sees = async (as: Caller) => {
    const found = await mine(as, { q: 'per pochi' })
    return [
      found.items.some(({ _id }) => _id === file._id),
      found.folders.some(({ _id }) => _id === top._id),
      (await download(as, file._id)).status,
      (await callAs(as, 'GET', 'files/mine/zip', { query: { ids: file._id } })).status,
    ]
  }
  expect(await sees(agent)).toEqual([true, true, 200, 200])
  expect(await sees(other)).toEqual([false, false, 404, 404])
  expect((await download(keeper, file._id)).status).toBe(200)
  // Whom the folder is for is not enough where the file is for somebody else.
  await db().fileItem.update({
    where: { id: file._id },
    data: { pubblico: { regole: [{ tipo: 'agente', valori: [other.id] }], escludi: [] } },
  })
  expect([(await sees(agent))[2], (await sees(other))[2]]).toEqual([404, 404])
  const params = { id: inner.id }
  await callAs(keeper, 'PATCH', 'files/folders/[id]', { params, body: { version: 1, parentId: null } })
  expect([(await sees(agent))[2], (await sees(other))[2]]).toEqual([404, 200])
})

describe('what an agent wants at hand, and all at once', () => {
  const favourite = (as: Caller, id: string, preferito: boolean) =>
    callAs(as, 'POST', 'files/[id]/favourite', { params: { id }, body: { preferito } })
  const zip = (as: Caller, ids: string[]) =>
    callAs(as, 'GET', 'files/mine/zip', { query: { ids: ids.join() } })

  it('keeps favourites of one’s own, beside the other preferences', async () => {
    const [agent, other] = [await anAgent(), await anAgent()]
    const file = await added(`Preferito ${agent.id}`)
    const query = { q: agent.id, preferiti: '1' }
    expect((await favourite(agent, file._id, true)).json).toEqual({ preferito: true })
    await favourite(agent, file._id, true)
    expect((await mine(agent, query)).items).toMatchObject([{ _id: file._id, preferito: true }])
    expect((await mine(other, query)).items).toEqual([])
    expect((await callAs(agent, 'GET', 'preferences')).json.version).toBe(0)
    await favourite(agent, file._id, false)
    expect((await mine(agent, query)).items).toEqual([])
    const hidden = await added('Nascosto', { published: false })
    expect((await favourite(agent, hidden._id, true)).status).toBe(404)
  })

  it('comes in one ZIP, counted as downloads; none of it where one is not theirs', async () => {
    const agent = await anAgent()
    const [first, second, hidden] = [
      await added('Primo'),
      await added('Secondo'),
      await added('Terzo', { published: false }),
    ]
    expect((await zip(agent, [first._id, hidden._id])).status).toBe(404)
    expect((await zip(agent, ['x'])).status).toBe(400)
    const before = await db().fileScaricamento.count({ where: { agentId: agent.id } })
    const got = await zip(agent, [first._id, second._id])
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(got.text).toMatch(/^PK.*modulo\.pdf.*modulo \(2\)\.pdf/s)
    expect([before, await db().fileScaricamento.count({ where: { agentId: agent.id } })]).toEqual([0, 2])
  })
})

describe('versions', () => {
  it('keep the address, are refused where nothing changes, and come back', async () => {
    const file = await added('Mandato')
    const params = { id: file._id }
    const post = (body: object, as = keeper) => callAs(as, 'POST', 'files/[id]/versions', { params, body })
    const next = await upload('seconda')
    expect(
      (await post({ fileId: next, version: file.version }, await adminWith('content_manage'))).status,
    ).toBe(403)
    expect((await post({ fileId: next, version: 99 })).json.code).toBe('stale_version')
    const second = await post({ fileId: next, nota: 'Nuova informativa', version: file.version })
    expect(second.json).toMatchObject({ _id: file._id, versione: 2 })
    const same = await post({ fileId: await upload('seconda'), version: second.json.version })
    expect([same.status, same.json.detail]).toEqual([409, expect.stringContaining('uguale alla versione 2')])
    const theirs = await upload('altrui', await anAgent())
    expect((await post({ fileId: theirs, version: second.json.version })).json.errors[0]?.path).toBe('fileId')

    const back = (n: string, version: number) =>
      callAs(keeper, 'POST', 'files/[id]/versions/[n]/restore', {
        params: { ...params, n },
        body: { version },
      })
    expect((await back('7', second.json.version)).status).toBe(404)
    expect((await back('1', second.json.version)).json.versione).toBe(3)
    const { json } = await callAs(keeper, 'GET', 'files/[id]/versions', { params })
    expect(json.items.map(({ n, nota, attuale }) => [n, nota, attuale])).toEqual([
      [3, 'Ripresa la versione 1', true],
      [2, 'Nuova informativa', false],
      [1, '', false],
    ])
    expect(await db().commit.count({ where: { ref: file._id, model: 'Files', action: 'edit' } })).toBe(2)
    expect((await download(keeper, file._id, { versione: '2' })).text).toContain('seconda')
    const twins = await callAs(keeper, 'GET', 'files/same', { query: { fileId: await upload('seconda') } })
    expect(twins.json.items).toMatchObject([{ _id: file._id, versione: 2 }])
  })

  it('go with their file, unless something uses it', async () => {
    const file = await added('Listino')
    await buildNews({
      titolo: 'Nuovo listino',
      corpo: `<p><a href="/v2/files/${file._id}/content">qui</a></p>`,
    })
    const remove = () =>
      callAs(keeper, 'DELETE', 'files/[id]', { params: { id: file._id }, body: { version: file.version } })
    const refused = await remove()
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringContaining('News «Nuovo listino»'),
    ])
    const uses = await callAs(keeper, 'GET', 'files/[id]/uses', { params: { id: file._id } })
    expect(uses.json.uses).toMatchObject([{ what: 'News', title: 'Nuovo listino' }])
    await db().news.deleteMany({ where: { titolo: 'Nuovo listino' } })
    expect((await remove()).status).toBe(204)
    expect(await db().fileUse.count({ where: { fileId: String(file.fileId) } })).toBe(0)
    const { id } = await db().commit.findFirstOrThrow({ where: { ref: file._id, action: 'delete' } })
    const restorer = await adminWith('storage_manage', 'commits_see', 'commits_restore')
    const restored = await callAs(restorer, 'POST', 'commits/[id]/restore', { params: { id } })
    expect(restored.status).toBe(200)
    expect(await db().fileVersione.count({ where: { itemId: file._id } })).toBe(1)
  })
})

describe('many files', () => {
  it('are moved and get words, each with its history', async () => {
    const [one, two] = [await buildFileItem({ tag: ['mutui'] }), await buildFileItem()]
    const folder = await buildFileFolder()
    const rows = [one, two].map(({ id, version }) => ({ _id: id, version }))
    const moved = await callAs(keeper, 'POST', 'files/move', {
      body: { rows, values: { folderId: folder.id } },
    })
    expect([moved.status, moved.json.done]).toEqual([200, 2])
    const tagged = await callAs(keeper, 'POST', 'files/tag', {
      body: { rows: rows.map(({ _id }) => ({ _id, version: 2 })), values: { tag: ['Privacy'] } },
    })
    expect(tagged.json.lines).toMatchObject([{ result: 'mutui, privacy' }, { result: 'privacy' }])
    const gone = await callAs(keeper, 'POST', 'files/move', {
      body: { rows, values: { folderId: one.id } },
    })
    expect(gone.json.done ?? 0).toBe(0)
    expect(await db().commit.count({ where: { ref: one.id, model: 'Files' } })).toBe(2)
  })
})

describe('folders', () => {
  it('stand in no circle, have names of their own, and go when they are empty', async () => {
    const top = await buildFileFolder()
    const inner = await buildFileFolder({ parentId: top.id })
    const patch = (id: string, body: object) =>
      callAs(keeper, 'PATCH', 'files/folders/[id]', { params: { id }, body: { version: 1, ...body } })
    expect((await patch(top.id, { parentId: inner.id })).json.errors[0]?.path).toBe('parentId')
    expect((await patch(top.id, { parentId: top.id })).json.errors[0]?.path).toBe('parentId')
    const twin = await buildFileFolder({ parentId: top.id })
    expect((await patch(twin.id, { nome: inner.nome.toUpperCase() })).json.errors[0]?.path).toBe('nome')
    const remove = await callAs(keeper, 'DELETE', 'files/folders/[id]', {
      params: { id: top.id },
      body: { version: 1 },
    })
    expect([remove.status, remove.json.detail]).toEqual([409, expect.stringContaining('2 cartelle')])
  })
})
