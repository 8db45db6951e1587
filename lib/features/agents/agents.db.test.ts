import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { mayRead } from '@/lib/features/files/grant'
import { mailsTo } from '@/lib/testing/queued-mails'
import { adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildAdmin, buildAgent, buildAgentDocument } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { slugOfToday } from './data'
import { tellPapersDue } from './papers-due'
import { patch, post, refusal } from './test-kit'

let office: Caller
beforeAll(async () => {
  office = await adminWith('agents_manage')
})

describe('what makes two agents different', () => {
  it('is refused by its field: address, page and number of the register', async () => {
    const { status, json: taken } = await post(office)
    expect(status).toBe(201)
    for (const field of ['email', 'slug', 'oamNumber'])
      expect(refusal(await post(office, { [field]: taken[field] }))).toEqual([409, field])
  })

  it('includes addresses of pages that were somebody’s: these lead to the page of today', async () => {
    const agent = await buildAgent({ slug: `ada-${newId()}` })
    const next = `ada-verdi-${newId()}`
    const { json } = await patch(office, agent.id, { slug: next, version: 1 })
    expect(json.slug).toBe(next)
    expect(await slugOfToday(agent.slug)).toBe(next)
    expect(refusal(await post(office, { slug: agent.slug }))).toEqual([409, 'slug'])
    expect((await patch(office, agent.id, { slug: agent.slug, version: 2 })).status).toBe(200)
    expect([await slugOfToday(agent.slug), await slugOfToday(next)]).toEqual([null, agent.slug])
    await db().agent.update({ where: { id: agent.id }, data: { published: false } })
    expect(await slugOfToday(next)).toBeNull()
  })
})

describe('a manager', () => {
  it('works here and is nobody from below', async () => {
    const top = await buildAgent()
    const middle = await buildAgent({ managerId: top.id })
    const low = await buildAgent({ managerId: middle.id })
    const left = await buildAgent({ status: 'blocked' })
    for (const managerId of [top.id, middle.id, low.id, left.id])
      expect(refusal(await patch(office, top.id, { managerId, version: 1 }))).toEqual([422, 'managerId'])
    expect((await patch(office, low.id, { managerId: top.id, version: 1 })).status).toBe(200)
  })
})

describe('a page on the site', () => {
  it('needs a photograph, some words and a province', async () => {
    const { json } = await post(office, { urlPhoto: null, bio: 'Poco', provincia: null })
    const refused = await patch(office, json._id, { published: true, version: json.version })
    expect(refused.status).toBe(422)
    expect(refused.json.errors.map(({ path }) => path)).toEqual(['urlPhoto', 'bio', 'provincia'])
    const bulk = (rows: object[]) =>
      callAs(office, 'POST', 'agents/bulk', { body: { action: 'publish', rows } })
    const ready = (await post(office)).json
    const { json: done } = await bulk([json, ready].map(({ _id, version }) => ({ _id, version })))
    expect(done).toMatchObject({ done: 1, failed: [{ _id: json._id }] })
  })

  it('that is incomplete from before can be put right step by step, and not made worse', async () => {
    const agent = await buildAgent({ published: true, bio: '', urlPhoto: null, provincia: 'MI' })
    expect((await patch(office, agent.id, { telefono: null, version: 1 })).status).toBe(200)
    expect(refusal(await patch(office, agent.id, { provincia: null, version: 2 }))).toEqual([
      422,
      'provincia',
    ])
  })
})

describe('permissions of agents', () => {
  it('are given by who holds them; those that only agents have by who sees all cases', async () => {
    const clerk = await adminWith('agents_manage', 'provvigioni_see')
    const boss = await adminWith('agents_manage', 'pratiche_manage', 'provvigioni_see')
    const { id } = await buildAgent()
    for (const permissions of [{ commits_see: true }, { team_see: true }, { all: true }])
      expect(refusal(await patch(clerk, id, { permissions, version: 1 }))).toEqual([422, 'permissions'])
    expect((await patch(clerk, id, { permissions: { provvigioni_see: true }, version: 1 })).status).toBe(200)
    const more = { provvigioni_see: true, team_see: true }
    expect((await patch(boss, id, { permissions: more, version: 2 })).status).toBe(200)
    // Who may do more than the clerk is out of the clerk’s reach.
    expect((await patch(clerk, id, { permissions: {}, version: 3 })).status).toBe(403)
    expect((await patch(boss, id, { permissions: {}, version: 3 })).status).toBe(200)
  })

  it('protect the address of who has more than the reader', async () => {
    const { id } = await buildAgent({ permissions: { provvigioni_see: true } })
    const change = { email: `${newId()}@prova.example`, version: 1 }
    expect((await patch(office, id, change)).status).toBe(403)
    expect((await patch(await adminWith('agents_manage', 'provvigioni_see'), id, change)).status).toBe(200)
  })
})

describe('views of the list', () => {
  it('count their days from today', async () => {
    const today = (days: number) => new Date(Date.now() + days * 86_400_000)
    const soon = await buildAgent()
    await db().agentDocument.create({
      data: { id: newId(), agentId: soon.id, tipo: 'oam', scadeIl: today(10) },
    })
    await db().agentDocument.create({
      data: { id: newId(), agentId: soon.id, tipo: 'mandato', scadeIl: today(200) },
    })
    const away = await buildAgent({ assenteDal: today(-1), assenteAl: today(1) })
    const ids = async (query: Record<string, string>) =>
      (await callAs(office, 'GET', 'agents', { query: { ...query, limit: '200' } })).json.items.map(
        ({ _id }) => _id,
      )
    expect(await ids({ 'filter[documentiEntro]': '..oggi+30' })).toEqual([soon.id])
    expect(await ids({ 'filter[documentiEntro]': '..oggi+5' })).toEqual([])
    expect(await ids({ 'filter[assenteDal]': '..oggi', 'filter[assenteAl]': 'oggi..' })).toEqual([away.id])
    await db().agentDocument.deleteMany({ where: { agentId: soon.id, tipo: 'oam' } })
    expect(await ids({ 'filter[documentiEntro]': '..oggi+30' })).toEqual([])
  })
})

describe('deleting', () => {
  const remove = (id: string, version: number) =>
    callAs(office, 'DELETE', 'agents/[id]', { params: { id }, body: { version } })

  it('is refused while anything hangs on the agent, and names it', async () => {
    const { json } = await post(office)
    await buildPratica({ agentId: json._id })
    const { status, json: refused } = await remove(json._id, json.version)
    expect([status, refused.detail]).toEqual([409, expect.stringContaining('pratiche, clienti')])
    expect(await db().agent.count({ where: { id: json._id } })).toBe(1)
  })

  it('is refused of who has worked here, also with nothing left', async () => {
    const { id } = await buildAgent()
    expect((await remove(id, 1)).status).toBe(409)
  })

  it('never takes or orphans rows of others: the database itself refuses', async () => {
    const { rows } = await pool().query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'agents'::regclass
       AND confdeltype NOT IN ('r', 'a') ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual([])
  })
})

describe('papers', () => {
  it('that expire within a month are told to their owner, once', async () => {
    const owner = await buildAgent()
    const today = columnOfDay(todayInRome())
    for (const days of [-1, 0, 30, 31])
      await buildAgentDocument({ agentId: owner.id, tipo: 'polizza_rc', scadeIl: addDays(today, days) })
    await tellPapersDue()
    expect(await tellPapersDue()).toBe(0)
    expect(await mailsTo(owner.email)).toHaveLength(2)
    expect(await db().notification.count({ where: { userId: owner.id } })).toBe(2)
  })

  it('are read by who manages agents and by their owner, and by nobody else', async () => {
    const uploader = await buildAdmin()
    const file = await buildStoredFile({ ownerRole: 'admin', ownerId: uploader.id })
    const owner = await anAgent()
    const paper = { tipo: 'polizza_rc', fileId: file.id, scadeIl: null, note: '' }
    expect((await patch(office, owner.id, { documents: [paper], version: 1 })).status).toBe(200)
    const readers = [office, owner, await anAgent(), await adminWith('pratiche_manage')]
    const allowed = await Promise.all(readers.map(({ actor }) => mayRead(file, actor)))
    expect(allowed).toEqual([true, true, false, false])
  })
})

describe('the filter by team', () => {
  it('finds everybody below a manager, however far, and is the office’s', async () => {
    const boss = await buildAgent()
    const middle = await buildAgent({ managerId: boss.id })
    const below = await buildAgent({ managerId: middle.id })
    await buildAgent()
    const found = async (as: Caller, id: string) =>
      callAs<{ items: { _id: string }[] } & Json>(as, 'GET', 'agents', {
        query: { 'filter[managerIds]': id },
      })
    const clerk = await adminWith('agents_manage')
    const ids = async (id: string) => (await found(clerk, id)).json.items.map(({ _id }) => _id).sort()
    expect(await ids(boss.id)).toEqual([middle.id, below.id].sort())
    expect(await ids(middle.id)).toEqual([below.id])
    expect((await found(clerk, 'x')).status).toBe(400)
    expect((await found(await anAgent(), boss.id)).status).toBe(403)
  })
})

it('people of one surname are listed in the order of their first names, page by page and both ways', async () => {
  const names = [
    ['Omonimi', 'Zoe'],
    ['Omonimi', 'Ada'],
    ['Omonimi Verdi', 'Bea'],
    ['Omonimi', 'Pia'],
  ] as const
  for (const [cognome, nome] of names) await buildAgent({ cognome, nome, figura: 'area_manager' })
  const office = await adminWith('agents_manage')
  const listed = async (sort: string) => {
    const found: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: Record<string, string> = { sort, limit: '1', q: 'omonimi', ...(cursor && { cursor }) }
      const { json }: { json: Json } = await callAs(office, 'GET', 'agents', { query })
      found.push(...json.items.map((row) => row.nome))
      cursor = json.nextCursor
    }
    return found
  }
  expect(await listed('cognome')).toEqual(['Ada', 'Pia', 'Zoe', 'Bea'])
  expect(await listed('-cognome')).toEqual(['Bea', 'Zoe', 'Pia', 'Ada'])
})
