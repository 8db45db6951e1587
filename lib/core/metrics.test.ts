import client from 'prom-client'
import { count, countPages, newCounters, publishCounters, publishThread, sharedFigures } from './metrics'

const told = async () => {
  const text = await sharedFigures.metrics()
  return text.split('\n').filter((line) => /^(?:http_requests_total|page_cache_pages)/.test(line))
}

afterAll(() => {
  client.register.clear()
  sharedFigures.clear()
})

it('tells the requests answered since the start, by who answered and how', async () => {
  const tally = newCounters()
  publishCounters(tally)
  countPages(tally, 3)
  for (const status of [200, 200, 304]) count(tally, 'page-cache', status)
  count(tally, 'next', 503)
  expect(await told()).toEqual([
    'page_cache_pages 3',
    'http_requests_total{answerer="page-cache",class="2xx"} 2',
    'http_requests_total{answerer="page-cache",class="3xx"} 1',
    'http_requests_total{answerer="next",class="5xx"} 1',
  ])
  count(tally, 'page-cache', 200)
  expect(await told()).toContain('http_requests_total{answerer="page-cache",class="2xx"} 3')
})

it('tells the memory of a thread by its name, and how large it may become', async () => {
  publishThread('site-1')
  const text = await client.register.metrics()
  expect(text).toMatch(/^nodejs_heap_size_used_bytes\{thread="site-1"\} \d{6,}$/m)
  expect(text).toMatch(/^thread_heap_limit_bytes\{thread="site-1"\} \d{8,}$/m)
})
