import { db, withTransaction } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import type { StoredFile } from '@/prisma/generated/client'
import { buildFaqCategory, buildStoredFile } from '@/prisma/seed/factories/content'
import { buildContactRequest } from '@/prisma/seed/factories/leads'
import { buildAdmin } from '@/prisma/seed/factories/people'
import { buildDocumento, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicketCategory } from '@/prisma/seed/factories/service'
import { mayRead } from './grant'

let editor: Caller
beforeAll(async () => {
  editor = await adminWith('content_manage', 'agencies_manage', 'commits_see', 'commits_restore')
})

const upload = (who: Caller = editor) =>
  buildStoredFile({ ownerRole: who.role, ownerId: who.id, mimetype: 'image/png' })
const usesOf = async ({ id }: StoredFile) =>
  (await db().fileUse.findMany({ where: { fileId: id }, orderBy: { field: 'asc' } })).map(
    ({ model, recordId, field }) => [model, recordId, field],
  )
const create = async (path: string, body: object) => (await callAs(editor, 'POST', path, { body })).json
const patch = async (path: string, row: Json, body: object) =>
  (
    await callAs(editor, 'PATCH', `${path}/[id]`, {
      params: { id: row._id },
      body: { ...body, version: row.version },
    })
  ).json
const remove = (path: string, row: Json) =>
  callAs(editor, 'DELETE', `${path}/[id]`, { params: { id: row._id }, body: { version: row.version } })
const take = (who: Caller, { url }: StoredFile) =>
  callAs(who, 'POST', 'storage/deleteGenericFile', { body: { url, name: 'a', size: 1, mimetype: 'x' } })

let counter = 0
const newsBody = (over: object) => {
  counter += 1
  return {
    titolo: `Con immagini ${counter}`,
    slug: `con-immagini-${counter}`,
    categoria: 'casa',
    abstract: 'In breve.',
    corpo: '<p>Testo.</p>',
    urlImage: null,
    urlImageAlt: '',
    published: false,
    publishedAt: null,
    ...over,
  }
}
const image = ({ url }: StoredFile) => `<p><img src="${url}" alt=""></p>`

describe('the uses of a file', () => {
  it('are written with the record, its picture and its text apart, and follow each change', async () => {
    const [cover, inside, other] = [await upload(), await upload(), await upload()]
    const row = await create(
      'news',
      newsBody({ urlImage: cover.url, urlImageAlt: 'x', corpo: image(inside) }),
    )
    expect(await usesOf(cover)).toEqual([['News', row._id, 'urlImage']])
    expect(await usesOf(inside)).toEqual([['News', row._id, 'corpo']])
    await patch('news', row, { corpo: image(other) + image(cover) })
    expect(await usesOf(inside)).toEqual([])
    expect(await usesOf(other)).toEqual([['News', row._id, 'corpo']])
    expect(await usesOf(cover)).toEqual([
      ['News', row._id, 'corpo'],
      ['News', row._id, 'urlImage'],
    ])
    expect((await db().storedFile.findUnique({ where: { id: inside.id } }))?.releasedAt).not.toBeNull()
  })

  it('are those of pages, answers and agencies too', async () => {
    const files = [await upload(), await upload(), await upload()] as const
    const page = await create('pages', {
      titolo: 'Con immagine',
      url: 'con_immagine',
      descrizione: '',
      published: true,
      corpo: image(files[0]),
    })
    const faq = await create('faqs', {
      domanda: 'Una domanda?',
      ordine: 1,
      published: true,
      categoryId: (await buildFaqCategory()).id,
      risposta: image(files[1]),
    })
    expect([await usesOf(files[0]), await usesOf(files[1])]).toEqual([
      [['Pagine', page._id, 'corpo']],
      [['FAQ', faq._id, 'risposta']],
    ])
  })

  it('go with a record that is deleted, and come back when it is restored', async () => {
    const file = await upload()
    const row = await create('news', newsBody({ corpo: image(file) }))
    await remove('news', row)
    expect(await usesOf(file)).toEqual([])
    const deletion = await db().commit.findFirstOrThrow({ where: { ref: row._id, action: 'delete' } })
    const restored = await callAs(editor, 'POST', 'commits/[id]/restore', { params: { id: deletion.id } })
    expect(restored.status).toBe(200)
    expect(await usesOf(file)).toEqual([['News', row._id, 'corpo']])
  })

  it('are not written where the change is not', async () => {
    const file = await upload()
    const row = await create('news', newsBody({}))
    const stale = { ...row, version: 99 }
    await patch('news', stale, { corpo: image(file) })
    expect(await usesOf(file)).toEqual([])
  })

  it('are those of a case’s documents: the file that is there now', async () => {
    const agent = await anAgent()
    const { id } = await buildPratica({ agentId: agent.id })
    const doc = await buildDocumento({ praticaId: id })
    const [first, second] = [await upload(agent), await upload(agent)]
    const attach = ({ url }: StoredFile) =>
      callAs(agent, 'POST', 'pratiche/[id]/documenti/[docId]', {
        params: { id, docId: doc.id },
        body: { url },
      })
    await attach(first)
    await attach(second)
    expect([await usesOf(first), await usesOf(second)]).toEqual([
      [],
      [['praticaDocumento', doc.id, 'fileId']],
    ])
    const refused = await take(agent, second)
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(/^Il file è usato in: Documento «.*pratica .*». Toglilo da lì, poi cancellalo.$/),
    ])
    expect((await take(agent, first)).status).toBe(204)
  })

  it('are those of a ticket’s messages, read by who opened it and by the office', async () => {
    const [client, other] = [await aClient(), await aClient()]
    const file = await upload(client)
    const { id: category } = await buildTicketCategory()
    const { name, mimetype, url } = file
    const allegati = [{ url, name, size: 1, mimetype }]
    const body = { category, oggetto: 'Aiuto', messaggio: 'Ecco il file', allegati }
    expect((await callAs(client, 'POST', 'tickets/create', { body })).status).toBe(201)
    const message = await db().ticketMessage.findFirstOrThrow({ where: { authorId: client.id } })
    expect(await usesOf(file)).toEqual([['ticketMessage', message.id, 'allegati']])
    const office = await signedIn('admin', await buildAdmin({ ticketing: { ticketing_access: true } }))
    const readers = [client, office, other, await adminWith('content_manage')]
    const answers = await Promise.all(readers.map(({ actor }) => mayRead(file, actor)))
    expect(answers).toEqual([true, true, false, false])
    expect((await take(client, file)).status).toBe(409)
  })

  it('are asked by the owner and the keepers of files, and name what each of them may see', async () => {
    const file = await upload()
    const row = await create('news', newsBody({ corpo: image(file) }))
    const ask = async (as: Caller | null) => {
      const { status, json } = await callAs(as, 'GET', 'storage/files/[id]/uses', { params: { id: file.id } })
      return status === 200 ? json : status
    }
    const use = { what: 'News', title: row.titolo, href: `/admin/site/news/${row._id}`, field: 'corpo' }
    expect(await ask(editor)).toEqual({ uses: [use], others: 0 })
    expect(await ask(await adminWith('storage_manage'))).toEqual({ uses: [], others: 1 })
    expect([
      await ask(await adminWith('content_manage')),
      await ask(await anAgent()),
      await ask(null),
    ]).toEqual([404, 404, 401])
    expect((await take(editor, file)).json.detail).toBe(
      `Il file è usato in: News «${row.titolo}». Toglilo da lì, poi cancellalo.`,
    )
  })
})

describe('a text that names somebody else’s file', () => {
  it('opens it to nobody', async () => {
    const [client, agent] = [await aClient(), await anAgent()]
    const [private_, draft] = [await upload(client), await upload()]
    await create(
      'news',
      newsBody({ corpo: image(private_), published: true, publishedAt: '2026-01-01T00:00:00.000Z' }),
    )
    expect(await mayRead(private_, null)).toBe(false)
    const { id, version } = await buildPratica({ agentId: agent.id })
    const body = { note: `Vedi ${draft.url}`, version }
    expect((await callAs(agent, 'PATCH', 'pratiche/[id]', { params: { id }, body })).status).toBe(200)
    // A text is only a text: it keeps nobody from deleting their file.
    expect(await usesOf(draft)).toEqual([])
    expect(await mayRead(draft, agent.actor)).toBe(false)
  })
})

describe('a request that is emptied', () => {
  it('uses its curriculum no more', async () => {
    const cv = await buildStoredFile({ purpose: 'cv' })
    const { id } = await buildContactRequest({
      kind: 'candidatura',
      fileId: cv.id,
      createdAt: new Date('2020-01-01'),
    })
    expect(await usesOf(cv)).toEqual([['contactRequest', id, 'fileId']])
    await (await import('@/lib/features/privacy/retain')).retain()
    expect(await usesOf(cv)).toEqual([])
  })
})

it('a file that begins to be used while it is deleted is either used or gone, never both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const file = await upload()
    const [, taken] = await Promise.all([
      create('news', newsBody({ corpo: image(file) })),
      take(editor, file),
    ])
    const gone = (await db().storedFile.findUniqueOrThrow({ where: { id: file.id } })).deletedAt !== null
    expect([taken.status, gone, (await usesOf(file)).length]).toEqual(gone ? [204, true, 0] : [409, false, 1])
  }
})

it('every column that points to a file is called so that its use is found', async () => {
  const columns = await withTransaction(
    (tx) => tx.$queryRaw<{ name: string }[]>`
      SELECT a.attname AS name FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'stored_files'::regclass`,
  )
  expect(columns.length).toBeGreaterThan(3)
  for (const { name } of columns) expect(name).toMatch(/(^|_)file_id$/)
})
