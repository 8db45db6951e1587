import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { db, disconnect, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { startTcpProxy, type TcpProxy } from '@/lib/testing/tcp-proxy'
import { withUnavailable } from './away'

let server: Server
let proxy: TcpProxy
const { DATABASE_URL } = process.env
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  const { hostname, port } = new URL(String(DATABASE_URL))
  proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  // As Next does: what breaks a page is a 500.
  const handle = withUnavailable(async (request, response) => {
    try {
      if (request.url === '/guasto') throw new Error('guasto')
      if (request.url === '/transazione') {
        await withTransaction(async (tx) => {
          await tx.bank.count()
          proxy.cut()
          await tx.bank.count()
        })
      }
      response.end(String(await db().bank.count()))
    } catch {
      response.statusCode = 500
      response.end('Qualcosa non ha funzionato')
    }
  })
  server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await proxy.close()
})

const get = async (path = '/') => {
  const { status, headers } = await fetch(`${url()}${path}`, { headers: { connection: 'close' } })
  return [status, headers.get('retry-after')]
}

it('a page that the database’s absence broke is a 503 with Retry-After, any other a 500', async () => {
  expect(await get()).toEqual([200, null])
  await disconnect()
  env().DATABASE_URL = 'postgresql://nessuno@127.0.0.1:9/nessuno'
  expect(await get()).toEqual([503, '5'])
  expect(await get('/guasto')).toEqual([500, null])
  await disconnect()
  env().DATABASE_URL = String(DATABASE_URL)
  expect(await get()).toEqual([200, null])
})

it('so is one that lost its connection in the middle of a transaction', async () => {
  await disconnect()
  env().DATABASE_URL = proxy.through(String(DATABASE_URL))
  expect(await get('/transazione')).toEqual([503, '5'])
  await disconnect()
  env().DATABASE_URL = String(DATABASE_URL)
})
