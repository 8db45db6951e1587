import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { ringOnce, tellEach } from './tell-once'

const rung = (userId: string) => db().notification.count({ where: { userId } })

it('rings for each once, and again only with other words', async () => {
  const [first, second] = [newId(), newId()]
  const words = { titolo: 'Scade il 4/12/2026', href: '/admin/prova' }
  expect(await ringOnce(db(), 'admin', [first], words)).toBe(true)
  expect(await ringOnce(db(), 'admin', [first], words)).toBe(false)
  expect(await ringOnce(db(), 'admin', [], words)).toBe(false)
  expect(await ringOnce(db(), 'admin', [first, second], words)).toBe(true)
  expect([await rung(first), await rung(second)]).toEqual([1, 1])
  expect(await ringOnce(db(), 'admin', [first], { ...words, titolo: 'È scaduto' })).toBe(true)
  expect(await ringOnce(db(), 'admin', [first], { ...words, href: '/admin/altra' })).toBe(true)
  expect(await rung(first)).toBe(3)
})

it('is no news to whom the bell of that event is off', async () => {
  const userId = newId()
  await db().userPreferences.create({
    data: { role: 'agent', userId, notifiche: { riesame: { campanella: false } } },
  })
  const words = { evento: 'riesame' as const, titolo: 'Scade', href: '/agents/prova' }
  expect([await ringOnce(db(), 'agent', [userId], words), await rung(userId)]).toEqual([false, 0])
})

it('counts of how many somebody was told, and leaves told what was before a failure', async () => {
  const userId = newId()
  const tell = (titolo: string) => ({ titolo, href: '/admin/prova' })
  const told = tellEach(['uno', 'uno', 'due'], (tx, one) => ringOnce(tx, 'admin', [userId], tell(one)))
  expect(await told).toBe(2)
  const failing = tellEach(['tre', ''], async (tx, one) => {
    if (!one) throw new Error('not this one')
    return ringOnce(tx, 'admin', [userId], tell(one))
  })
  await expect(failing).rejects.toThrow('not this one')
  expect(await rung(userId)).toBe(3)
})
