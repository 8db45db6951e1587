import { type Actor, mintScope } from '@/lib/auth/actor'
import type { Role } from '@/lib/auth/roles'
import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { listNotifications } from './data'
import { markRead, notify, notifyAll } from './mutations'

function scopeOf(role: Role, userId = newId()) {
  const actor: Actor = {
    role,
    userId,
    sessionId: newId(),
    email: 'prova@demo.example',
    nome: 'Prova',
    cognome: 'Esempio',
    permissions: {},
    ticketing: {},
    agencyId: null,
    totp: false,
  }
  return mintScope(actor)
}

/** Rings `count` bells, a second apart. */
async function ring(role: Role, userId: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 1; n <= count; n += 1) {
    const id = await withTransaction((tx) => notify(tx, { role, userId, titolo: `Notifica ${n}` }))
    await db().notification.update({
      where: { id: id ?? '' },
      data: { createdAt: new Date(1_800_000_000_000 + n * 1_000) },
    })
    if (id) ids.push(id)
  }
  return ids
}

const titles = (page: { items: { titolo: string }[] }) => page.items.map(({ titolo }) => titolo)

describe('notifications', () => {
  it('are read newest first, page by page, each once', async () => {
    const scope = scopeOf('agent')
    await ring('agent', scope.actor.userId, 5)
    const first = await listNotifications(scope, { limit: 3 })
    expect(titles(first)).toEqual(['Notifica 5', 'Notifica 4', 'Notifica 3'])
    expect(first).toMatchObject({ total: 5, totalIsCapped: false, nonLette: 5 })
    const second = await listNotifications(scope, { limit: 3, cursor: first.nextCursor ?? '' })
    expect(titles(second)).toEqual(['Notifica 2', 'Notifica 1'])
    expect(second.nextCursor).toBeNull()
  })

  it('of the same instant are not lost between two pages', async () => {
    const scope = scopeOf('client')
    await ring('client', scope.actor.userId, 4)
    await db().notification.updateMany({
      where: { userId: scope.actor.userId },
      data: { createdAt: new Date(1_800_000_000_000) },
    })
    const first = await listNotifications(scope, { limit: 2 })
    const second = await listNotifications(scope, { limit: 2, cursor: first.nextCursor ?? '' })
    expect([...titles(first), ...titles(second)].sort()).toEqual([
      'Notifica 1',
      'Notifica 2',
      'Notifica 3',
      'Notifica 4',
    ])
  })

  it('refuse a made-up cursor', async () => {
    await expect(listNotifications(scopeOf('admin'), { limit: 3, cursor: 'altrove' })).rejects.toMatchObject({
      code: 'malformed',
    })
  })

  it('stay one’s own, also for the same id in another role', async () => {
    const agent = scopeOf('agent')
    await ring('agent', agent.actor.userId, 2)
    expect((await listNotifications(scopeOf('agent'), { limit: 9 })).items).toEqual([])
    expect((await listNotifications(scopeOf('admin', agent.actor.userId), { limit: 9 })).items).toEqual([])
  })

  it('are marked read one by one or all at once, and keep the first time', async () => {
    const scope = scopeOf('agent')
    const [first] = await ring('agent', scope.actor.userId, 3)
    expect(await markRead(scope, [first ?? ''])).toEqual({ nonLette: 2 })
    const { readAt } = await db().notification.findUniqueOrThrow({ where: { id: first } })
    expect(await markRead(scope)).toEqual({ nonLette: 0 })
    expect((await db().notification.findUniqueOrThrow({ where: { id: first } })).readAt).toEqual(readAt)
  })

  it('cannot be marked read by somebody else', async () => {
    const owner = scopeOf('agent')
    const [id] = await ring('agent', owner.actor.userId, 1)
    await markRead(scopeOf('agent'), [id ?? ''])
    await markRead(scopeOf('agent'))
    expect((await listNotifications(owner, { limit: 1 })).nonLette).toBe(1)
  })

  it('ring at once in the windows of whoever gets one, and of nobody else', async () => {
    const [told, silent] = [newId(), newId()]
    await db().userPreferences.create({
      data: { role: 'agent', userId: silent, notifiche: { firma: { campanella: false } } },
    })
    const ids = await withTransaction((tx) =>
      notifyAll(tx, 'agent', [told, silent], { evento: 'firma', titolo: 'Firma da aggiornare' }),
    )
    expect(ids).toHaveLength(1)
    const rung = await db().realtimeEvent.findMany({
      where: { type: 'notification.created', audience: { array_contains: [{ userId: told }] } },
    })
    expect(rung.map(({ audience }) => audience)).toEqual([[{ role: 'agent', userId: told }]])
    const alone = await withTransaction((tx) =>
      notify(tx, { evento: 'firma', role: 'agent', userId: silent, titolo: 'Firma da aggiornare' }),
    )
    expect(alone).toBeNull()
  })

  it('are undone with what they tell of', async () => {
    const scope = scopeOf('admin')
    const work = withTransaction(async (tx) => {
      await notify(tx, { role: 'admin', userId: scope.actor.userId, titolo: 'Mai successo' })
      throw new Error('annullato')
    })
    await expect(work).rejects.toThrow('annullato')
    expect((await listNotifications(scope, { limit: 1 })).total).toBe(0)
  })
})
