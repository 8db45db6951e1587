import { db } from '@/lib/core/db'
import { RESOURCES } from '@/lib/registry/resources'
import { adminWith, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank, buildBankProduct } from '@/prisma/seed/factories/banks'
import { buildFaq } from '@/prisma/seed/factories/content'
import { schemaFiles } from '@/scripts/migrations/files'

let editor: Caller
beforeAll(async () => {
  editor = await adminWith('banks_manage', 'content_manage', 'commits_see', 'commits_restore')
})

type Righe = { _id?: string; importo: number; durata: number; rata: number }[]
const righe = (json: Json) => json.righe as unknown as Righe
const row = (importo: number, durata: number) => ({ importo, durata, rata: 100, tan: 6, taeg: 7, spese: 0 })

const table = async (rows: object[]) => {
  const body = {
    nome: 'Tabella',
    prodotto: 'prestito',
    bankId: null,
    finalita: [],
    validFrom: '2026-01-01',
    validTo: null,
    fuoriPiano: false,
    righe: rows,
  }
  return (await callAs(editor, 'POST', 'tabelle', { body })).json
}
const patch = (json: Json, body: object) =>
  callAs(editor, 'PATCH', 'tabelle/[id]', {
    params: { id: json._id },
    body: { ...body, version: json.version },
  })
const commits = (ref: string) => db().commit.findMany({ where: { ref }, orderBy: { id: 'asc' } })
const restore = (id: string, body?: object) =>
  callAs(editor, 'POST', 'commits/[id]/restore', { params: { id }, body })

describe('rows that are written with their parent', () => {
  it('keep their identity when they change, come and go in one change', async () => {
    const before = await table([row(5_000, 24), row(5_000, 36), row(5_000, 48)])
    const [a, b] = righe(before)
    const { status, json } = await patch(before, { righe: [{ ...a, rata: 250.5 }, b, row(10_000, 24)] })
    expect(status).toBe(200)
    expect(righe(json)).toMatchObject([{ _id: a?._id, rata: 250.5 }, { _id: b?._id }, { importo: 10_000 }])
    expect(json.version).toBe(before.version + 1)
    const [, edit] = await commits(before._id)
    expect(edit?.info).toMatchObject({
      changes: [{ field: 'righe', before: righe(before), after: righe(json) }],
    })
  })

  it('keep it where nearly all of a grid changes, some of it twice', async () => {
    const before = await table(Array.from({ length: 30 }, (_, at) => row(5_000, at + 1)))
    const [first, second, gone, ...others] = righe(before)
    const { status, json } = await patch(before, {
      righe: [
        { ...first, durata: 2 },
        { ...second, durata: 1, rata: 9 },
        ...others.map((riga) => ({ ...riga, rata: 80 })),
        row(5_000, 60),
      ],
    })
    const after = righe(json)
    expect([status, after.length]).toEqual([200, 30])
    expect(after.slice(0, 3)).toMatchObject([
      { _id: second?._id, rata: 9 },
      { _id: first?._id, rata: 100 },
      { _id: others[0]?._id, rata: 80 },
    ])
    expect(after.some(({ _id }) => _id === gone?._id)).toBe(false)
  })

  it('may exchange what only one of them may have', async () => {
    const before = await table([row(5_000, 24), row(5_000, 36)])
    const [a, b] = righe(before)
    const { status, json } = await patch(before, {
      righe: [
        { ...a, durata: 36 },
        { ...b, durata: 24 },
      ],
    })
    expect([status, righe(json).map(({ _id, durata }) => [_id, durata])]).toEqual([
      200,
      [
        [b?._id, 24],
        [a?._id, 36],
      ],
    ])
  })

  it('are refused where two of them are the same, with the row named', async () => {
    const before = await table([row(5_000, 24)])
    const reply = await patch(before, { righe: [row(5_000, 24), row(5_000, 24)] })
    expect([reply.status, reply.json.errors.map(({ path }) => path)]).toEqual([422, ['righe.1']])
  })

  it('come back from the history, with a field or with the whole deleted record', async () => {
    const first = await table([row(5_000, 24), row(5_000, 36)])
    const second = (await patch(first, { righe: [] })).json
    expect(righe(second)).toEqual([])
    const [, emptied] = await commits(first._id)
    expect((await restore(String(emptied?.id), { to: 'before', fields: ['righe'] })).status).toBe(200)
    const read = () => callAs(editor, 'GET', 'tabelle/[id]', { params: { id: first._id } })
    const third = (await read()).json
    expect(righe(third)).toEqual(righe(first))
    await callAs(editor, 'DELETE', 'tabelle/[id]', {
      params: { id: first._id },
      body: { version: third.version },
    })
    expect(await db().priceRow.count({ where: { tableId: first._id } })).toBe(0)
    expect((await restore(String((await commits(first._id)).at(-1)?.id))).status).toBe(200)
    expect(righe((await read()).json)).toEqual(righe(first))
  })

  it('are as many as the largest grid', async () => {
    const rows = Array.from({ length: 2_400 }, (_, at) =>
      row(1_000 * (1 + (at % 60)), 12 + Math.floor(at / 60)),
    )
    const before = await table(rows)
    const changed = righe(before).map((one, at) => (at % 100 === 0 ? { ...one, rata: 1.5 } : one))
    const { status, json } = await patch(before, { righe: changed })
    expect([status, righe(json).length, righe(json).filter(({ rata }) => rata === 1.5).length]).toEqual([
      200, 2_400, 24,
    ])
  })
})

describe('a row that others depend on', () => {
  it('cannot be deleted, and the reply says what depends on it', async () => {
    const faq = await buildFaq()
    const [category, bank] = await Promise.all([
      db().faqCategory.findUniqueOrThrow({ where: { id: faq.categoryId } }),
      buildBank(),
    ])
    await buildBankProduct({ bankId: bank.id })
    const remove = (path: string, { id, version }: { id: string; version: number }) =>
      callAs(editor, 'DELETE', `${path}/[id]`, { params: { id }, body: { version } })
    const replies = [await remove('faqCategories', category), await remove('banks', bank)]
    expect(replies.map(({ status, json }) => [status, json.detail])).toEqual([
      [409, 'Non si può cancellare: ci sono FAQ che ne dipendono.'],
      [409, 'Non si può cancellare: ci sono prodotti che ne dipendono.'],
    ])
    expect(await db().faq.count({ where: { id: faq.id } })).toBe(1)
    expect(await commits(category.id)).toEqual([])
  })

  it('loses none of them by a foreign key that nobody declared', async () => {
    const tables = new Map(
      schemaFiles()
        .flatMap(({ content }) => [...content.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)])
        .map(([, name = '', body = '']) => [
          name.charAt(0).toLowerCase() + name.slice(1),
          /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
        ]),
    )
    const rows = await keys()
    const everything = (await adminWith('admin')).actor
    for (const load of Object.values(RESOURCES)) {
      const resource = await load()
      const children = Object.values(resource.children ?? {}).map((child) => tables.get(child?.model ?? ''))
      const loose = rows.filter(
        (key) =>
          key.parent === tables.get(resource.model) && key.rule !== 'r' && !children.includes(key.child),
      )
      // Cases and leads are never deleted, whoever asks.
      const isDeleted = resource.access.delete(everything) !== false
      expect([resource.path, isDeleted ? loose : []]).toEqual([resource.path, []])
    }
  })
})

type Key = { parent: string; child: string; rule: string }

function keys(): Promise<Key[]> {
  return db().$queryRaw<Key[]>`
    SELECT confrelid::regclass::text AS parent, conrelid::regclass::text AS child, confdeltype::text AS rule
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`
}
