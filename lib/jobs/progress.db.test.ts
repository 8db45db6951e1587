import { addDays } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith } from '@/lib/testing/test-kit'
import { advance, cancelProgress, fail, finish, type Owner, readProgress, startProgress } from './progress'

const owner: Owner = { role: 'admin', userId: newId() }
const start = (total = 10) => withTransaction((tx) => startProgress(tx, 'export', owner, total))

describe('progress of long work', () => {
  it('counts absolutely, so that a retried job does not count twice, and ends with its result', async () => {
    const id = await start()
    expect(await advance(id, 4)).toBe(true)
    expect(await advance(id, 4)).toBe(true)
    expect(await readProgress(owner, id)).toMatchObject({ state: 'in_corso', done: 4, total: 10 })
    await finish(id, { url: '/v2/x' })
    expect(await readProgress(owner, id)).toMatchObject({
      state: 'completato',
      done: 10,
      result: { url: '/v2/x' },
    })
  })

  it('stops at the next step when its owner wants so', async () => {
    const id = await start()
    await advance(id, 3)
    await cancelProgress(owner, id)
    expect(await advance(id, 4)).toBe(false)
    await finish(id)
    expect(await readProgress(owner, id)).toMatchObject({ state: 'annullato', done: 3 })
  })

  it('keeps the first ending', async () => {
    const id = await start()
    await fail(id, 'La riga 3 non si legge.')
    await finish(id)
    expect(await readProgress(owner, id)).toMatchObject({
      state: 'fallito',
      error: 'La riga 3 non si legge.',
    })
  })

  it('is nobody else’s', async () => {
    const id = await start()
    const other: Owner = { role: 'agent', userId: owner.userId }
    await expect(readProgress(other, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(cancelProgress(other, id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the end of long work', () => {
  const about = { title: 'Consegne di Ida Neri', href: '/admin/site/agents/x' }
  const begin = async (minutes: number) => {
    const { id: userId } = await adminWith('agents_manage')
    const id = await withTransaction((tx) => startProgress(tx, 'prova', { role: 'admin', userId }, 9, about))
    await db().jobProgress.update({
      where: { id },
      data: { createdAt: addDays(new Date(), -minutes / 1_440) },
    })
    return { id, userId }
  }
  const bells = (userId: string) => db().notification.findMany({ where: { userId } })
  const mails = async (id: string) => {
    const [row] = await db().$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM graphile_worker._private_jobs WHERE payload ->> 'key' = ${`lavoro:${id}`}`
    return row?.n
  }

  it('rings once for its author, and leads to what came of it', async () => {
    const { id, userId } = await begin(1)
    await finish(id, { fatte: 9 })
    await finish(id, { fatte: 9 })
    await fail(id, 'Troppo tardi.')
    const { title: testo, href } = about
    expect(await bells(userId)).toMatchObject([{ titolo: 'Lavoro completato', testo, href }])
    expect(await mails(id)).toBe(0)
  })

  it('is written about where it took longer than two minutes, and says why it failed', async () => {
    const { id, userId } = await begin(3)
    await fail(id, 'Il file è vuoto.')
    await fail(id, 'Il file è vuoto.')
    expect(await bells(userId)).toMatchObject([
      { titolo: 'Lavoro non riuscito', testo: 'Consegne di Ida Neri. Il file è vuoto.' },
    ])
    expect(await mails(id)).toBe(1)
  })

  it('is not told to who wants neither', async () => {
    const { id, userId } = await begin(3)
    await db().userPreferences.create({
      data: { role: 'admin', userId, notifiche: { lavoro: { campanella: false, email: false } } },
    })
    await finish(id)
    expect([(await bells(userId)).length, await mails(id)]).toEqual([0, 0])
  })
})
