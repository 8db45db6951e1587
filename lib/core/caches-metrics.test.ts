import client from 'prom-client'
import { BoundedCache } from './bounded-cache'
import { publishCaches } from './caches-metrics'

afterAll(() => client.register.clear())

it('tells what each cache holds and may hold', async () => {
  new BoundedCache<string, string>('statements', { maxBytes: 1_000 }).set('a', 'b', 39)
  publishCaches(true)
  const lines = (await client.register.metrics()).split('\n').filter((line) => line.includes('"statements"'))
  expect(lines).toEqual([
    'cache_bytes{cache="statements"} 200',
    'cache_limit_bytes{cache="statements"} 1000',
    'cache_entries{cache="statements"} 1',
  ])
})
