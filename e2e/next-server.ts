import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { expect } from './fixtures'
import { freePort } from './second-server'

/** The same build and the same database, served by `next start` alone: without our listener and our way to /v2. */
export async function nextServer(): Promise<{ server: ChildProcess; site: string }> {
  const port = String(await freePort())
  const cli = path.join('node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const server = spawn(process.execPath, [cli, 'start', '-p', port], { env, stdio: 'ignore' })
  const site = `http://127.0.0.1:${port}`
  const isUp = async () => (await fetch(`${site}/v2/health/live`).catch(() => null))?.status
  await expect.poll(isUp, { timeout: 60_000 }).toBe(200)
  return { server, site }
}
