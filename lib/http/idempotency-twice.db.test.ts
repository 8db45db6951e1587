import { randomUUID } from 'node:crypto'
import { callOf, counts, growth, idempotent, SLOW, send } from '@/lib/testing/idempotent/every-route'

const { eachRoute } = idempotent()

it(
  'has one effect and one reply when it arrives twice at once',
  async () => {
    await eachRoute(async (name, route) => {
      // A row for all, such as a day's count, is made by the first call only.
      await send(route, await callOf(name), randomUUID())
      const alone = await callOf(name)
      const one = await counts()
      await send(route, alone, randomUUID())
      const two = await counts()
      const call = await callOf(name)
      const three = await counts()
      const key = randomUUID()
      const replies = await Promise.all([
        send(route, call, key),
        send(route, call, key),
        send(route, call, key),
      ])
      const four = await counts()
      expect(replies.map(({ status }) => status)).toEqual(Array(3).fill(replies[0]?.status))
      expect(replies.map(({ json }) => json)).toEqual(Array(3).fill(replies[0]?.json))
      expect(replies[0]?.status).toBeLessThan(300)
      expect(growth(three, four)).toEqual(growth(one, two))
    }, 0)
  },
  SLOW,
)
