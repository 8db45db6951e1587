import client from 'prom-client'
import { countSockets } from './gauge'

const told = async () => (await client.register.getSingleMetric('realtime_sockets')?.get())?.values[0]?.value

it('tells how many sockets are open, of all that count theirs', async () => {
  const stop = countSockets(() => 3)
  const stopOther = countSockets(() => 4)
  expect(await told()).toBe(7)
  stop()
  expect(await told()).toBe(4)
  stopOther()
})
