import { db } from '@/lib/core/db'
import { POSITIONS } from '@/prisma/seed/content/positions'
import { openPositions } from './data'

const setTo = (value: object) =>
  db().setting.upsert({ where: { key: 'posizioni' }, create: { key: 'posizioni', value }, update: { value } })

it('reads whom we look for from the settings, and nobody from what it cannot read', async () => {
  expect(await openPositions()).toEqual([])
  await setTo(POSITIONS)
  expect(await openPositions()).toEqual(POSITIONS)
  await setTo([{ titolo: 'Senza il resto' }])
  expect(await openPositions()).toEqual([])
})
