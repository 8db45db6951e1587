import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { spawnServer } from '../child'
import { buildForTests, withTestData } from '../testing/test-data'
import type { Bench, Row } from './types'

const AT_REST_MB = 400
const REQUESTS = 10_000
const SETTLE_MS = 5_000
/** What the heap may wander without it being a leak. */
const NOISE_MB = 30
const PATHS = [
  '/',
  '/mutui',
  '/v2/enums/province',
  '/v2/news?limit=50',
  '/v2/rates?index=EURIRS&tenor=20Y&step=month',
  '/admin/login',
]

/** At rest means that its first work is over: a process that uses less than this of a core for QUIET_S seconds. */
const QUIET_SHARE = 0.08
const QUIET_S = 4
const PATIENCE_S = 120
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_S = 100

/** Memory of the production server when it has started and kept its first pages, and after each of three rounds of 10,000 requests. */
export const MEMORY: Bench = {
  name: 'memory',
  title: 'Memoria del server',
  run: () =>
    withTestData(async () => {
      await buildForTests()
      const server = spawnServer()
      await once(server, 'message')
      const rows = await watch(server.pid ?? 0, process.env.SITE_URL ?? '')
      server.kill('SIGTERM')
      await once(server, 'exit')
      return rows
    }),
}

async function watch(pid: number, site: string): Promise<Row[]> {
  await untilQuiet(pid)
  const atRest = residentMb(pid)
  const after: number[] = []
  for (let round = 0; round < 3; round += 1) {
    for (const path of PATHS) await ask(`${site}${path}`, Math.ceil(REQUESTS / PATHS.length))
    await sleep(SETTLE_MS)
    after.push(residentMb(pid))
  }
  const [first = 0, second = 0, third = 0] = after
  const growth = Math.min(second, third) - first
  return [
    { what: 'a riposo', measured: `${atRest} MB`, goal: `≤ ${AT_REST_MB} MB`, ok: atRest <= AT_REST_MB },
    { what: 'dopo 10.000, 20.000, 30.000 richieste', measured: `${after.join(', ')} MB` },
    {
      what: 'crescita dopo le prime 10.000',
      measured: `${growth} MB`,
      goal: `≤ ${NOISE_MB} MB`,
      ok: growth <= NOISE_MB,
    },
  ]
}

const ask = (url: string, amount: number) =>
  autocannon({ url, amount, connections: 8, duration: 600, headers: { 'accept-encoding': 'br' } })

async function untilQuiet(pid: number): Promise<void> {
  let before = processorTicks(pid)
  for (let [second, quiet] = [0, 0]; second < PATIENCE_S && quiet < QUIET_S; second += 1) {
    await sleep(1_000)
    const now = processorTicks(pid)
    quiet = now - before < QUIET_SHARE * TICKS_PER_S ? quiet + 1 : 0
    before = now
  }
}

/** Of the process, in its own code and in the kernel's; the name before them may contain spaces. */
function processorTicks(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  return fields
    .split(' ')
    .slice(11, 13)
    .reduce((sum, ticks) => sum + Number(ticks), 0)
}

/** Resident memory as Linux counts it; elsewhere there is nothing to read it from. */
function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
