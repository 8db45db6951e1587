import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
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
