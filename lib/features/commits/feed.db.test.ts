import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildNews } from '@/prisma/seed/factories/content'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

const feed = (as: Caller | null, query: Record<string, string> = {}) =>
  callAs(as, 'GET', 'commits', { query })
const choices = (as: Caller | null, what: 'authors' | 'objects', q = '') =>
  callAs(as, 'GET', `commits/${what}`, { query: q ? { q } : {} })
const nameOf = (as: Caller | null, what: 'authors' | 'objects', id: string) =>
  callAs(as, 'GET', `commits/${what}/[id]`, { params: { id } })

async function world() {
  const editor = await adminWith('commits_see', 'content_manage')
  const other = await adminWith('content_manage')
  const news = await buildNews({ titolo: 'Zafferano in calo' })
  const patch = (as: Caller, id: string, version: number, body: object) =>
    callAs(as, 'PATCH', 'news/[id]', { params: { id }, body: { ...body, version } })
  await patch(editor, news.id, 1, { titolo: 'Zafferano in rialzo', abstract: 'Un altro sommario' })
  await patch(other, news.id, 2, { abstract: 'Ancora un altro' })
  return { editor, other, news }
}

describe('the feed of changes', () => {
  it('names the fields that changed as their form does', async () => {
    const { editor, news } = await world()
    const { items } = (await feed(editor, { 'filter[ref]': news.id })).json
    expect(items.map(({ campi }) => campi)).toEqual(['Sommario', 'Titolo, Sommario'])
    expect(JSON.stringify(items)).not.toContain('Un altro sommario')
  })

  it('is filtered by who, what and kind of change, page by page', async () => {
    const { editor, other, news } = await world()
    const refs = async (query: Record<string, string>) =>
      (await feed(editor, query)).json.items.map(({ ref, action, model }) => [ref, action, model])
    expect(await refs({ 'filter[actorId]': other.id })).toEqual([[news.id, 'edit', 'News']])
    expect(await refs({ 'filter[ref]': news.id, 'filter[action]': 'delete' })).toEqual([])
    expect(await refs({ 'filter[ref]': news.id, 'filter[model]': 'FAQ' })).toEqual([])
    const first = await feed(editor, { 'filter[ref]': news.id, limit: '1' })
    const second = await feed(editor, {
      'filter[ref]': news.id,
      limit: '1',
      cursor: first.json.nextCursor ?? '',
    })
    expect([first, second].map(({ json }) => json.items.map(({ campi }) => campi))).toEqual([
      ['Sommario'],
      ['Titolo, Sommario'],
    ])
    expect((await feed(editor, { 'filter[ref]': 'x' })).status).toBe(400)
  })

  it('does not name a field that its reader must not know of', async () => {
    const reader = await adminWith('commits_see', 'pratiche_manage')
    const paid = await adminWith('commits_see', 'pratiche_manage', 'provvigioni_see')
    const { id } = await buildPratica()
    const info = {
      changes: ['provvigioni', 'note'].map((field) => ({ field, before: 1, after: 2 })),
      data: {},
    }
    const entry = { action: 'edit', model: 'Opportunities', ref: id, label: 'P1', info } as const
    await db().commit.create({ data: { id: newId(), ...entry } })
    const campi = async (as: Caller) => (await feed(as, { 'filter[ref]': id })).json.items[0]?.campi
    expect(await campi(reader)).toBe('Note interne')
    expect(await campi(paid)).toBe('Note interne, Percentuali delle provvigioni')
  })
})

describe('what the feed can be filtered by', () => {
  it('is the people who work here, and the objects that the reader’s history tells of', async () => {
    const { editor, news } = await world()
    const agent = await anAgent({ nome: 'Zoraide', cognome: 'Agentis' })
    const named = (await choices(editor, 'authors', 'agentis')).json.items
    expect(named).toEqual([{ _id: agent.id, nome: 'Zoraide Agentis (agente)' }])
    expect((await nameOf(editor, 'authors', agent.id)).json).toEqual(named[0])
    const objects = (await choices(editor, 'objects', 'zafferano')).json.items as Json[]
    expect(objects.find(({ _id }) => _id === news.id)).toMatchObject({ nome: 'News: Zafferano in rialzo' })
    expect((await nameOf(editor, 'objects', news.id)).json).toMatchObject({
      nome: 'News: Zafferano in rialzo',
    })
    expect((await nameOf(editor, 'objects', newId())).status).toBe(404)
    const accented = await buildNews({ titolo: 'Più che si può: perché Forlì' })
    await callAs(editor, 'PATCH', 'news/[id]', {
      params: { id: accented.id },
      body: { abstract: 'x', version: 1 },
    })
    for (const q of ['piu', 'FORLI', 'perché forlì', 'forli perche', '‘Forlì’'.slice(1, -1)]) {
      const found = (await choices(editor, 'objects', q)).json.items as Json[]
      expect(found.map(({ _id }) => _id)).toEqual([accented.id])
    }
    expect((await choices(editor, 'objects', 'forli 100%')).json.items).toEqual([])
    // Of what somebody does not manage the names are not told either.
    const cases = await adminWith('commits_see', 'pratiche_manage')
    expect((await choices(cases, 'objects', 'zafferano')).json.items).toEqual([])
    expect((await nameOf(cases, 'objects', news.id)).status).toBe(404)
  })

  it('is for administrators with the flag', async () => {
    for (const what of ['authors', 'objects'] as const)
      for (const [as, status] of [
        [null, 401],
        [await aClient(), 403],
        [await anAgent({ permissions: { commits_see: true } }), 403],
        [await adminWith('content_manage'), 403],
      ] as const) {
        expect((await choices(as, what)).status).toBe(status)
        expect((await nameOf(as, what, newId())).status).toBe(status)
      }
  })
})

describe('the indexes of the feed', () => {
  // The table of a test is small enough to be read whole: without that way the planner shows which index there is.
  const planOf = async (where: string): Promise<string> => {
    const client = await pool().connect()
    try {
      await client.query('BEGIN')
      await client.query('SET LOCAL enable_seqscan = off')
      const { rows } = await client.query(`EXPLAIN SELECT id FROM commits WHERE ${where}`)
      return JSON.stringify(rows)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }
  const newest = 'ORDER BY created_at DESC, id DESC LIMIT 50'

  it.each([
    [`actor_id = '${newId()}' ${newest}`, 'commits_actor_id_created_at_id_idx'],
    [`ref = '${newId()}' ${newest}`, 'commits_ref_created_at_id_idx'],
    [`model = 'News' ${newest}`, 'commits_model_created_at_id_idx'],
    [`action = 'delete' ${newest}`, 'commits_action_created_at_id_idx'],
    [`label ILIKE '%zafferano%'`, 'commits_label_idx'],
    [
      `(label ILIKE '%zafferano%' OR 'zafferano' <% label) AND fold(label) LIKE '%zafferano%'`,
      'commits_label_idx',
    ],
  ])('%s', async (where, index) => {
    const plan = await planOf(where)
    expect(plan).toContain(index)
    expect(plan).not.toContain('"Sort')
  })
})
