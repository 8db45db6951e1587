import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reachable } from '../embedded/binaries'
import { freePort } from '../embedded/ports'
import { ROOT } from '../migrations/files'
import type { Row, Section } from '../report/types'
import { untilReachable } from './hello-world'

const FIRST_S = 90
const AGAIN_S = 8
const DIST = '.next-bench'
const OWN = ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL', 'SITE_URL', 'MAILBOX_DIR']

/** `npm start` to the first page: with packages installed and nothing else, and when all is there already. */
export const START: Section = {
  name: 'start',
  title: 'Start, until the first page',
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-start-'))
    try {
      const first = await seconds(folder)
      const again = await seconds(folder)
      return [
        row('first start: services, migrations, demo data, build', first, FIRST_S),
        row('built already, with data', again, AGAIN_S),
      ]
    } finally {
      const postgres = reachable(path.join(folder, 'data', 'postgres'))
      for (const place of [folder, postgres, path.join(ROOT, DIST)]) {
        rmSync(place, { recursive: true, force: true })
      }
    }
  },
}

const row = (what: string, measured: number, goal: number): Row => ({
  what,
  measured: `${measured.toFixed(1)} s`,
  goal: `≤ ${goal} s`,
  ok: measured <= goal,
})

async function seconds(folder: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const server = spawn(process.execPath, [path.join(ROOT, 'scripts', 'run.mjs'), 'start'], {
    cwd: ROOT,
    env: environment(folder, port),
    stdio: 'ignore',
  })
  try {
    await untilReachable(`http://127.0.0.1:${port}/`)
    return (performance.now() - startedAt) / 1000
  } finally {
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
  }
}

function environment(folder: string, port: number): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN.includes(name))
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: 'production',
    ENV_FILE: path.join(folder, 'env'),
    DATA_DIR: path.join(folder, 'data'),
    NEXT_DIST_DIR: DIST,
    PORT: String(port),
    HOST: '127.0.0.1',
  }
}
