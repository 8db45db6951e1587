import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Row, Section } from '../report/types'
import { withServer } from './with-server'

const AT_REST_MB = 450
const REQUESTS = 10_000
const SETTLE_MS = 5_000
/** Growth below this is noise, not a leak. */
const NOISE_MB = 30
const PATHS = [
  '/',
  '/mutui',
  '/v2/enums/province',
  '/v2/news?limit=50',
  '/v2/rates?index=EURIRS&tenor=20Y&step=month',
  '/admin/login',
]

/** Memory of the production server when it has started and kept its first pages, and after each of three rounds of 10,000 requests. */
export const MEMORY: Section = {
  name: 'memory',
  title: 'Memory of the server',
  run: () => withServer(({ pid, site }) => watch(pid, site)),
}

async function watch(pid: number, site: string): Promise<Row[]> {
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
    { what: 'at rest', measured: `${atRest} MB`, goal: `≤ ${AT_REST_MB} MB`, ok: atRest <= AT_REST_MB },
    { what: 'after 10,000, 20,000, 30,000 requests', measured: `${after.join(', ')} MB` },
    {
      what: 'growth after the first 10,000',
      measured: `${growth} MB`,
      goal: `≤ ${NOISE_MB} MB`,
      ok: growth <= NOISE_MB,
    },
  ]
}

const ask = (url: string, amount: number) =>
  autocannon({ url, amount, connections: 8, duration: 600, headers: { 'accept-encoding': 'br' } })

/** Resident memory as Linux counts it; elsewhere there is nothing to read it from. */
function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
