import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { listenTags } from '@/lib/serving/pages/tag-listener'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { buildNews } from '@/prisma/seed/factories/content'
import { newsBeside, newsCounts, newsPage, searchNews, visibleArticle } from './data'
import { publishDue } from './jobs'

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)

describe('what visitors read', () => {
  it('is published, and its time has come', async () => {
    const seen = await buildNews({ publishedAt: ago(1) })
    const draft = await buildNews({ published: false })
    const later = await buildNews({ publishedAt: ago(-1) })
    expect(await visibleArticle({ id: seen.id })).toMatchObject({ slug: seen.slug, corpo: seen.corpo })
    expect(await visibleArticle({ slug: seen.slug })).toMatchObject({ id: seen.id })
    for (const { id, slug } of [draft, later]) {
      expect([await visibleArticle({ id }), await visibleArticle({ slug })]).toEqual([null, null])
    }
  })

  it('comes in pages, newest first, without gaps or repetitions', async () => {
    for (let n = 0; n < 14; n += 1) await buildNews({ categoria: 'casa', publishedAt: ago(100 + n) })
    const [one, two, three] = await Promise.all([1, 2, 3].map((page) => newsPage(page, 'casa')))
    expect([one?.total, one?.pages, one?.items.length, two?.items.length]).toEqual([14, 2, 12, 2])
    const all = [...(one?.items ?? []), ...(two?.items ?? [])]
    expect(new Set(slugs(all)).size).toBe(14)
    expect(all.map(({ publishedAt }) => publishedAt.getTime())).toEqual(
      all.map(({ publishedAt }) => publishedAt.getTime()).sort((a, b) => b - a),
    )
    expect(three?.items).toEqual([])
    expect((await newsCounts()).casa).toBe(14)
  })

  it('has an empty first page where there is nothing', async () => {
    expect(await newsPage(1, 'imprese')).toEqual({ items: [], total: 0, page: 1, pages: 1 })
  })

  it('is found by every word, whatever case and accents, and by signs as they are', async () => {
    await buildNews({ slug: 'citta', titolo: 'Perché la Città cambia', abstract: 'Il 100% dei mutui.' })
    await buildNews({ slug: 'altra', titolo: 'Perché no' })
    await buildNews({ slug: 'bozza', titolo: 'Perché la città', published: false })
    expect(slugs((await searchNews('  perche CITTA ', 1)).items)).toEqual(['citta'])
    expect(slugs((await searchNews('100%', 1)).items)).toEqual(['citta'])
    expect((await searchNews('%', 1)).total).toBe(1)
    expect(await searchNews(' ', 1)).toMatchObject({ items: [], total: 0 })
  })

  it('goes on with the same category, then with any other', async () => {
    const article = await buildNews({ categoria: 'tassi' })
    const same = await buildNews({ categoria: 'tassi', publishedAt: ago(9_000) })
    const whole = await visibleArticle({ id: article.id })
    const beside = whole ? await newsBeside(whole, 3) : []
    expect(beside).toHaveLength(3)
    expect(beside[0]?.slug).toBe(same.slug)
    expect(slugs(beside)).not.toContain(article.slug)
  })
})

describe('an item dated in the future', () => {
  let office: Caller
  beforeAll(async () => {
    office = await adminWith('content_manage')
  })

  const jobsOf = async (id: string) =>
    (
      await pool().query<{ run_at: Date }>('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [
        `news.publish-due:${id}`,
      ])
    ).rows
  const change = (id: string, version: number, patch: object) =>
    callAs(office, 'PATCH', 'news/[id]', { params: { id }, body: { ...patch, version } })

  it('waits in the queue for its time, once, also when the time changes', async () => {
    const { id } = await buildNews({ published: false })
    const [soon, later] = [ago(-2), ago(-5)]
    await change(id, 1, { published: true, publishedAt: soon.toISOString() })
    await change(id, 2, { publishedAt: later.toISOString() })
    const jobs = await jobsOf(id)
    expect(jobs).toHaveLength(1)
    expect(jobs[0]?.run_at.getTime()).toBe(later.getTime() + 1_000)
  })

  it('is refused a date that the calendar has and nobody means', async () => {
    const { id } = await buildNews({ published: false })
    const { status, json } = await change(id, 1, { publishedAt: '0000-01-01T10:00:00Z' })
    expect([status, json.errors]).toEqual([422, [{ path: 'publishedAt', message: 'La data non è valida.' }]])
  })

  it('does not wait when it is a draft or its date has passed', async () => {
    const [draft, past] = [await buildNews({ published: false }), await buildNews({ published: false })]
    await change(draft.id, 1, { publishedAt: ago(-2).toISOString() })
    await change(past.id, 1, { published: true, publishedAt: ago(2).toISOString() })
    expect([await jobsOf(draft.id), await jobsOf(past.id)]).toEqual([[], []])
  })

  it('drops the pages that may show it when its time has come', async () => {
    const heard: string[] = []
    const listener = listenTags(env().DATABASE_URL, {
      onTags: (tags) => heard.push(...tags),
      onGap: () => {},
    })
    await until(() => listener.isUp())
    const { id } = await buildNews()
    await publishDue()
    await until(() => heard.length > 0)
    await listener.close()
    expect(heard).toEqual(['news'])
    expect(await db().news.count({ where: { id } })).toBe(1)
  })
})
