import { db, pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { buildNews, buildStoredFile } from '@/prisma/seed/factories/content'
import { buildMerchandising } from '@/prisma/seed/factories/service'
import { sweepFiles } from './sweep'
import { dropUses } from './uses'

beforeAll(() => migrateJobs(env().DATABASE_URL))

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const old = (over: object = {}) => buildStoredFile({ createdAt: daysAgo(40), ...over })
const isGone = async ({ id }: { id: string }) =>
  (await db().storedFile.findUniqueOrThrow({ where: { id } })).deletedAt !== null

describe('the sweep', () => {
  it('takes what nothing uses and has had its time, with its object, and nothing else', async () => {
    const orphan = await old()
    const stays = [
      await buildStoredFile(),
      await old({ releasedAt: daysAgo(3) }),
      await old({ purpose: 'cv' }),
      await old({ purpose: 'rates' }),
    ]
    const used = await old()
    await buildNews({ corpo: `<img src="${used.url}">` })
    await sweepFiles()
    expect(await isGone(orphan)).toBe(true)
    expect(await Promise.all([...stays, used].map(isGone))).toEqual([false, false, false, false, false])
    const { rows } = await pool().query(
      "SELECT 1 FROM graphile_worker._private_jobs WHERE payload ->> 'key' = $1",
      [orphan.key],
    )
    expect(rows).toHaveLength(1)
  })

  it('takes what is no longer used only when its time after that is over', async () => {
    const file = await old()
    const { id } = await buildNews({ corpo: `<img src="${file.url}">` })
    await db().news.delete({ where: { id } })
    await withTransaction((tx) => dropUses(tx, 'News', [id]))
    await sweepFiles()
    expect(await isGone(file)).toBe(false)
    await db().storedFile.update({ where: { id: file.id }, data: { releasedAt: daysAgo(31) } })
    await sweepFiles()
    expect(await isGone(file)).toBe(true)
  })

  it('leaves what some row names though nobody noted it, and says so', async () => {
    const [named, listed] = [await old(), await old()]
    await db().setting.create({ data: { key: `prova-${newId()}`, value: { logo: named.url.toUpperCase() } } })
    await buildMerchandising({ immagini: [listed.url] })
    await sweepFiles()
    expect([await isGone(named), await isGone(listed)]).toEqual([false, false])
    const { releasedAt } = await db().storedFile.findUniqueOrThrow({ where: { id: named.id } })
    expect(Date.now() - Number(releasedAt)).toBeLessThan(60_000)
  })
})
