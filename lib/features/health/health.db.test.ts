import { GET as ready } from '@/app/v2/health/ready/route'
import { GET as metrics } from '@/app/v2/metrics/route'
import { disconnect } from '@/lib/core/db'
import { env } from '@/lib/core/env'

const from = (ip: string, token?: string) =>
  new Request('http://localhost:8000/v2/health/ready', {
    headers: { 'x-client-ip': ip, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
const told = async (request: Request) => {
  const response = await ready(request)
  return [response.status, Object.keys((await response.json()) as object)]
}
const ALL = ['status', 'database', 'storage', 'mail']

it('tells the operator what it depends on, everybody else one word', async () => {
  expect(await told(from('127.0.0.1'))).toEqual([200, ALL])
  expect(await told(from('::1'))).toEqual([200, ALL])
  expect(await told(from('203.0.113.7', env().INTERNAL_TOKEN))).toEqual([200, ALL])
  for (const stranger of [
    from('203.0.113.7'),
    from(''),
    from('203.0.113.7', 'undefined'),
    from('10.0.0.1', 'x'),
  ])
    expect(await told(stranger)).toEqual([200, ['status']])
})

it('says when to ask again while the database is away', async () => {
  const { DATABASE_URL } = process.env
  await disconnect()
  env().DATABASE_URL = 'postgresql://nessuno@127.0.0.1:9/nessuno'
  const response = await ready(from('203.0.113.7'))
  await disconnect()
  env().DATABASE_URL = String(DATABASE_URL)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

it('shows the figures to the operator alone', async () => {
  expect((await metrics(from('127.0.0.1'))).status).toBe(200)
  expect((await metrics(from('203.0.113.7', env().INTERNAL_TOKEN))).status).toBe(200)
  expect((await metrics(from('203.0.113.7', 'undefined'))).status).toBe(404)
})
