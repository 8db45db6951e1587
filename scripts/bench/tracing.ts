import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isGood, send } from '../faults/http-call'
import { Session } from '../faults/session'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { spent, taskTimes } from './task-times'
import { type Server, startAnother, withServer } from './with-server'

const ROUNDS = 6
const CALLS = 400
const AT_ONCE = 8
/** One statement, and one with a list behind it. */
const PATHS = ['/v2/admin/getMe', '/v2/pratiche?limit=50']

/** The same calls to a server that makes traces and to one that does not, by turns. */
export const TRACING_BENCH: Section = {
  name: 'tracing',
  title: 'Traces: what a call costs with and without them',
  run: () =>
    withServer((without) => withCollector((env) => compare(without, env)), { env: { SITE_THREADS: '1' } }),
}

/** Takes in what is sent to it, and does nothing with it. */
async function withCollector<T>(work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.end())
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const { port } = collector.address() as AddressInfo
  try {
    return await work({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  } finally {
    collector.close()
  }
}

async function compare(without: Server, env: Record<string, string>): Promise<Row[]> {
  const traced = await startAnother({ env: { SITE_THREADS: '1', ...env } })
  try {
    const [off, on] = [new Caller(without), new Caller(traced)]
    for (const caller of [off, on]) await caller.round()
    const found: { off: number[]; on: number[] } = { off: [], on: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      found.off.push(await off.round())
      found.on.push(await on.round())
    }
    const [plain, more] = [percentile(found.off, 0.5), percentile(found.on, 0.5)]
    return [
      { what: `calls to each, ${AT_ONCE} at once`, measured: String(ROUNDS * CALLS * PATHS.length) },
      { what: 'processor of the whole server for a call, without traces', measured: ms(plain) },
      { what: 'with every call traced', measured: `${ms(more)}, ${(more / plain).toFixed(2)} ×` },
    ]
  } finally {
    await traced.stop()
  }
}

const ms = (seconds: number) => `${(1_000 * seconds).toFixed(2)} ms`

class Caller {
  private readonly session: Session

  constructor(private readonly server: Server) {
    this.session = new Session(server.site, 'admin', 'admin@demo.example')
  }

  /** Seconds of processor that one call took. */
  async round(): Promise<number> {
    const { pid, site } = this.server
    const headers = await this.session.headers()
    const before = taskTimes(pid)
    let left = CALLS * PATHS.length
    const visitor = async () => {
      for (; left > 0; ) {
        left -= 1
        const reply = await send(site, { path: PATHS[left % PATHS.length] ?? '', headers })
        if (!isGood(reply)) throw new Error(`${reply.status} ${reply.error} ${reply.text}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor))
    return spent(pid, before, taskTimes(pid)).all / (CALLS * PATHS.length)
  }
}
