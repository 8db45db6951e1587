import { db, pool } from '@/lib/core/db'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildFaqCategory, buildStoredFile } from '@/prisma/seed/factories/content'
import { buildProvince } from '@/prisma/seed/factories/places'
import { isLong } from '@/scripts/test/property'

/*
 * What is noted of the uses of files, compared with a slow search through every text of every table after operations
 * of the engine in an order that nobody chose. The seed is told when it fails.
 */

const OPERATIONS = isLong ? 1_200 : 60
const SEED = 20_261_122

/** Mulberry32: the same seed, the same sequence. */
function randomOf(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** Not what a record says, but what is said of it. */
const ELSEWHERE = [
  'commits',
  'file_uses',
  'stored_files',
  'file_pieces',
  'idempotency_keys',
  'realtime_events',
]

/** "table record file" of every mention, found without the code that is tested. */
async function slowSearch(files: readonly { id: string; url: string }[]): Promise<string[]> {
  const { rows: columns } = await pool().query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb', 'ARRAY', 'character varying')
       AND column_name <> 'search' AND table_name <> ALL ($1)
       AND table_name IN (SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id')`,
    [ELSEWHERE],
  )
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await pool().query<{ record: string; file: string }>(
        `SELECT t.id::text AS record, f.id AS file FROM "${table}" t
         JOIN unnest($1::text[], $2::text[]) AS f (id, url) ON strpos(t."${column}"::text, f.url) > 0`,
        [files.map(({ id }) => id), files.map(({ url }) => url)],
      )
      return rows.map(({ record, file }) => `${record} ${file}`)
    }),
  )
  return [...new Set(found.flat())].sort()
}

async function noted(): Promise<string[]> {
  const uses = await db().fileUse.findMany()
  return [...new Set(uses.map(({ recordId, fileId }) => `${recordId} ${fileId}`))].sort()
}

type Living = { path: string; id: string }

async function alive(): Promise<Living[]> {
  const args = { select: { id: true }, orderBy: { id: 'asc' } } as const
  const lists = {
    news: await db().news.findMany(args),
    pages: await db().page.findMany(args),
    faqs: await db().faq.findMany(args),
    banks: await db().bank.findMany(args),
    agencies: await db().agency.findMany(args),
  }
  return Object.entries(lists).flatMap(([path, rows]) => rows.map(({ id }) => ({ path, id })))
}

it(`is what a full search finds, after ${OPERATIONS} operations in any order`, async () => {
  const random = randomOf(SEED)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const editor: Caller = await adminWith(
    'content_manage',
    'agencies_manage',
    'banks_manage',
    'commits_see',
    'commits_restore',
  )
  const files = await Promise.all(Array.from({ length: 8 }, () => buildStoredFile({ ownerRole: 'admin' })))
  const [{ id: categoryId }, { sigla: provincia }] = [await buildFaqCategory(), await buildProvince()]
  const address = () => (random(4) === 0 ? null : pick(files).url)
  const text = () =>
    `<p>Testo.</p>${Array.from({ length: random(4) }, () => `<img src="${pick(files).url}" alt="">`).join('')}`
  let n = 0
  const kinds: Record<string, { whole: () => object; some: () => object }> = {
    news: {
      whole: () => ({
        titolo: `Titolo ${n}`,
        slug: `titolo-${n}`,
        categoria: 'casa',
        abstract: '',
        published: false,
        publishedAt: null,
        urlImage: address(),
        urlImageAlt: 'x',
        corpo: text(),
      }),
      some: () => pick([{ corpo: text() }, { urlImage: address() }, { abstract: pick(files).url }]),
    },
    pages: {
      whole: () => ({
        titolo: `Pagina ${n}`,
        url: `pagina_${n}`,
        descrizione: '',
        published: true,
        corpo: text(),
      }),
      some: () => ({ corpo: text() }),
    },
    faqs: {
      whole: () => ({
        categoryId,
        domanda: `Domanda ${n}?`,
        risposta: text(),
        ordine: n,
        published: true,
      }),
      some: () => ({ risposta: text() }),
    },
    banks: {
      whole: () => ({
        nome: `Banca ${n}`,
        slug: `banca-${n}`,
        descrizione: '',
        sito: null,
        attiva: true,
        provvigionePct: 1,
        urlLogo: address(),
      }),
      some: () => pick([{ urlLogo: address() }, { attiva: random(2) === 0 }]),
    },
    agencies: {
      whole: () => ({
        nome: `Sede ${n}`,
        slug: `sede-${n}`,
        indirizzo: 'Via 1',
        cap: '10121',
        comune: 'Torino',
        provincia,
        lat: 45.07,
        lng: 7.68,
        telefono: null,
        email: null,
        orari: [],
        servizi: [],
        urlPhoto: address(),
        published: false,
      }),
      some: () => ({ urlPhoto: address() }),
    },
  }
  let living: Living[] = []
  const restored = { 200: 0, 409: 0 }
  const counts = { create: 0, patch: 0, remove: 0, restore: 0, bulk: 0 }
  const versionOf = async ({ path, id }: Living) =>
    (await callAs(editor, 'GET', `${path}/[id]`, { params: { id } })).json.version

  const operations = {
    create: async () => {
      n += 1
      const path = pick(Object.keys(kinds))
      const { status, json } = await callAs(editor, 'POST', path, { body: kinds[path]?.whole() })
      expect([path, status, json.errors]).toEqual([path, 201, undefined])
    },
    patch: async () => {
      const row = pick(living)
      const body = { ...kinds[row.path]?.some(), version: await versionOf(row) }
      expect(
        (await callAs(editor, 'PATCH', `${row.path}/[id]`, { params: { id: row.id }, body })).status,
      ).toBe(200)
    },
    remove: async () => {
      const row = pick(living)
      const body = { version: await versionOf(row) }
      expect(
        (await callAs(editor, 'DELETE', `${row.path}/[id]`, { params: { id: row.id }, body })).status,
      ).toBe(204)
    },
    bulk: async () => {
      const path = pick(['news', 'pages'])
      const gone = living.filter((row) => row.path === path).slice(0, 2)
      if (gone.length === 0) return
      const rows = await Promise.all(
        gone.map(async (row) => ({ _id: row.id, version: await versionOf(row) })),
      )
      const { json } = await callAs(editor, 'POST', `${path}/bulk`, { body: { action: 'delete', rows } })
      expect(json).toMatchObject({ done: gone.length })
    },
    /** Some moment of some record's past: a deletion is undone, an edit too, or a deletion of several. */
    restore: async () => {
      const past = await db().commit.findMany({ where: { actorId: editor.id }, orderBy: { id: 'asc' } })
      const params = { id: pick(past).id }
      const { status } = await callAs(editor, 'POST', 'commits/[id]/restore', {
        params,
        body: { to: 'before' },
      })
      // What is there already cannot come back, what is gone has no fields: a conflict, that changes nothing.
      expect([200, 409]).toContain(status)
      restored[status as 200 | 409] += 1
    },
  }

  for (let step = 0; step < OPERATIONS; step += 1) {
    living = await alive()
    const usual = ['create', 'patch', 'patch', 'patch', 'remove', 'restore', 'restore', 'bulk'] as const
    const name = living.length < 4 ? 'create' : pick(usual)
    await operations[name]()
    counts[name] += 1
    if (step % 10 === 9)
      expect({ SEED, step, uses: await noted() }).toEqual({ SEED, step, uses: await slowSearch(files) })
  }
  expect(Math.min(...Object.values(counts), restored[200])).toBeGreaterThan(0)
  expect((await noted()).length).toBeGreaterThan(5)
}, 120_000)
