import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { disconnect, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newCounters } from '@/lib/core/metrics'
import { startTracing } from '@/lib/core/start-tracing'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startWorker } from '@/lib/jobs/worker'
import { hangUp } from '@/lib/mail/transport'
import { requestListener } from '@/lib/serving/pages/request-listener'
import { until } from '@/lib/testing/until'
import { handleApi } from './v2'
import { visited } from './visits'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Sent = {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[]
}

const spans: Span[] = []
const services: (string | undefined)[] = []
/** What takes traces: OTLP over HTTP. */
const receiver = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as Sent
  for (const { resource, scopeSpans } of resourceSpans) {
    services.push(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue)
    spans.push(...scopeSpans.flatMap((scope) => scope.spans))
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, callback) => {
    stream.resume().on('end', () => callback())
  },
})
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
const listening = (server: Server) => once(server.listen(0, '127.0.0.1'), 'listening')

let site: Server
let tracing: Awaited<ReturnType<typeof startTracing>>

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  await disconnect()
  await listening(receiver)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${portOf(receiver)}`
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '100' })
  Object.assign(env(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
  })
  tracing = await startTracing()
  const handle = requestListener({
    settings: env(),
    distDir: '/nowhere',
    handle: (request, response) => visited(request, () => handleApi(request, response)),
    pagesOf: () => undefined,
    tally: newCounters(),
  })
  site = createServer(handle)
  await listening(site)
})
afterAll(async () => {
  hangUp()
  await tracing.close()
  await disconnect()
  for (const server of [site, receiver]) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const TRACE = 'a'.repeat(32)
const CALLER = 'b'.repeat(16)

it('shows a request with its statements, its job and the mail that it sends, as one trace', async () => {
  const reply = await fetch(`http://127.0.0.1:${portOf(site)}/v2/requests`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'una-richiesta',
      'idempotency-key': 'traccia-1',
      traceparent: `00-${TRACE}-${CALLER}-01`,
    },
    body: JSON.stringify({
      kind: 'contatto',
      message: 'Vorrei una traccia',
      consents: { privacy: true },
      contact: { nome: 'Rita', cognome: 'Fili', email: 'rita@prova.example', telefono: '351 300 0002' },
    }),
  })
  expect(reply.status).toBe(201)
  const { rows } = await pool().query<{ note: { requestId: string; traceparent: string } }>(
    `SELECT payload -> '_from' AS note FROM graphile_worker._private_jobs WHERE payload -> '_from' IS NOT NULL`,
  )
  expect(rows[0]?.note).toMatchObject({
    requestId: 'una-richiesta',
    traceparent: expect.stringContaining(TRACE),
  })
  const worker = await startWorker()
  const ours = () => spans.filter(({ traceId }) => traceId === TRACE)
  // The job ends after the mail that it sends, and is told later.
  await until(() => ours().some(({ name }) => name === 'job mail.send'), 20_000)
  await worker.stop()
  const named = (name: string) => ours().filter((span) => span.name === name)
  const [visit] = named('POST /v2/requests')
  const [inside] = named('site')
  const [job] = named('job mail.send')
  expect(visit).toMatchObject({ parentSpanId: CALLER, kind: 2 })
  expect(inside?.parentSpanId).toBe(visit?.spanId)
  const insert = ours().find(({ name }) => name === 'INSERT contact_requests')
  expect(insert).toMatchObject({ kind: 3, parentSpanId: inside?.spanId })
  expect(job?.kind).toBe(5)
  expect(named('mail').some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
  expect(ours().some(({ name, parentSpanId }) => /^SELECT/.test(name) && parentSpanId === job?.spanId)).toBe(
    true,
  )
  expect(new Set(services)).toEqual(new Set(['chiaravia']))
  // Who somebody is stands nowhere.
  expect(JSON.stringify(ours())).not.toMatch(/rita|Fili|351 ?300 ?0002|Vorrei/i)
}, 60_000)

it('makes no trace of what nobody has asked for', async () => {
  const before = spans.length
  await pool().query('SELECT 1')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(spans.slice(before).filter(({ name }) => name === 'SELECT')).toEqual([])
})
