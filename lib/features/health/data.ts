import 'server-only'
import { connect } from 'node:net'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'

const PATIENCE_MS = 2_000
const DEFAULT_PORTS: Record<string, number> = { 'https:': 443, 'http:': 80, 'smtps:': 465, 'smtp:': 25 }

export type State = 'up' | 'down'
export type Readiness = { status: 'ok' | 'degraded' | 'down'; database: State; storage: State; mail: State }

/** Whether each thing the server depends on answers right now. */
export async function readiness(): Promise<Readiness> {
  const { S3_ENDPOINT, SMTP_URL } = env()
  const [database, storage, mail] = await Promise.all([
    stateOf(pool().query('SELECT 1')),
    stateOf(reach(S3_ENDPOINT)),
    stateOf(reach(SMTP_URL)),
  ])
  const complete = storage === 'up' && mail === 'up'
  const status = database === 'down' ? 'down' : complete ? 'ok' : 'degraded'
  return { status, database, storage, mail }
}

async function stateOf(attempt: Promise<unknown>): Promise<State> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<State>((resolve) => {
    timer = setTimeout(() => resolve('down'), PATIENCE_MS)
  })
  const result = attempt.then(
    (): State => 'up',
    (): State => 'down',
  )
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}

function reach(address: string): Promise<void> {
  const { hostname, port, protocol } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port) || (DEFAULT_PORTS[protocol] ?? 80), hostname)
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('timeout')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
  })
}
