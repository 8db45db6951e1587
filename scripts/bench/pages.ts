import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import autocannon from 'autocannon'
import { spawnServer } from '../child'
import { buildForTests, withTestData } from '../testing/test-data'
import type { Bench, Row } from './types'

const HEADERS = { 'accept-encoding': 'br' }
const LOAD = { connections: 32, duration: 8, headers: HEADERS }
const GOAL = 0.5

/** The home page out of the page cache against a bare server that sends the same bytes, one after the other. */
export const PAGES: Bench = {
  name: 'pages',
  title: 'Pagina iniziale dalla cache delle pagine (32 connessioni)',
  run: () =>
    withTestData(async () => {
      await buildForTests()
      const server = spawnServer()
      await once(server, 'message')
      const rows = await compare(process.env.SITE_URL ?? '')
      server.kill('SIGTERM')
      await once(server, 'exit')
      return rows
    }),
}

async function compare(site: string): Promise<Row[]> {
  const body = await read(`${site}/`)
  const bare = fork(path.join(__dirname, 'bare-server.ts'), { execArgv: ['--import', 'tsx'] })
  bare.send({ body: body.toString('base64'), encoding: 'br' })
  const [port] = (await once(bare, 'message')) as [number]
  await autocannon({ ...LOAD, url: `${site}/`, duration: 2 })
  const ours = await autocannon({ ...LOAD, url: `${site}/` })
  const yardstick = await autocannon({ ...LOAD, url: `http://127.0.0.1:${port}/` })
  bare.disconnect()
  const ratio = ours.requests.average / yardstick.requests.average
  const perSecond = (value: number) => `${Math.round(value)} richieste/s`
  return [
    { what: 'server spoglio, gli stessi byte', measured: perSecond(yardstick.requests.average) },
    { what: 'pagina iniziale', measured: `${perSecond(ours.requests.average)}, p50 ${ours.latency.p50} ms` },
    {
      what: 'rapporto',
      measured: ratio.toFixed(2),
      goal: `≥ ${GOAL}`,
      ok: ratio >= GOAL && ours.errors + ours.non2xx === 0,
    },
  ]
}

/** The compressed bytes as they are: fetch would unpack them. */
function read(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
