import { addMonths } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { prune } from './prune'
import { conservazioneMesi } from './settings'

const rung = (monthsAgo: number) =>
  db().notification.create({
    data: {
      id: newId(),
      role: 'agent',
      userId: newId(),
      titolo: 'Nuova richiesta',
      createdAt: addMonths(new Date(), -monthsAgo),
    },
  })

it('keeps no notification for longer than the requests that it may tell of', async () => {
  const [old, young] = [await rung(13), await rung(11)]
  const value = { ...conservazioneMesi.initial, notifiche: 36 }
  await db().setting.create({ data: { key: conservazioneMesi.key, value } })
  await prune()
  const left = await db().notification.findMany({ where: { id: { in: [old.id, young.id] } } })
  expect(left.map(({ id }) => id)).toEqual([young.id])
})
