import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachable } from '../embedded/binaries'
import { freePort } from '../embedded/ports'
import { ROOT } from '../migrations/files'
import type { Row, Section } from '../report/types'
import { untilReachable } from './hello-world'

const FIRST_S = 180
const AGAIN_S = 8
/** A slow machine has a figure, too. */
const MOST_S = 900
const OWN = ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL', 'SITE_URL', 'MAILBOX_DIR', 'NEXT_DIST_DIR', 'DEMO']

/** What `npm start` says when a step has ended; some of them run beside each other. */
const STEPS: readonly (readonly [said: RegExp, step: string])[] = [
  [/client Prisma generato/, 'packages, from an empty cache of npm; Prisma’s client'],
  [/migrazioni applicate/, 'services, migrations'],
  [/dati dimostrativi pronti/, 'demo data, beside the build'],
  [/Compiled successfully/, 'the site’s code compiled'],
  [/Generating static pages .*\d+\/\d+.* in /, 'its pages made'],
  [/· compilato/, 'server bundled, files packed'],
]

type Seen = { step: string; at: number }

/** `npm start` of a clone to the first page, with nothing but Node there, and when all is there already. */
export const START: Section = {
  name: 'start',
  title: 'Start of a clone, until the first page',
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-start-'))
    try {
      execFileSync('git', ['clone', '--quiet', ROOT, path.join(folder, 'clone')])
      const first = await seconds(folder)
      const again = await seconds(folder)
      return [
        ...first.steps.map(({ step, at }) => ({ what: step, measured: `after ${at.toFixed(1)} s` })),
        row('first page of the first start', first.page, FIRST_S),
        row('first page of the next start', again.page, AGAIN_S),
      ]
    } finally {
      const postgres = reachable(path.join(folder, 'data', 'postgres'))
      for (const place of [folder, postgres]) rmSync(place, { recursive: true, force: true })
    }
  },
}

const row = (what: string, measured: number, goal: number): Row => ({
  what,
  measured: `${measured.toFixed(1)} s`,
  goal: `≤ ${goal} s`,
  ok: measured <= goal,
})

async function seconds(folder: string): Promise<{ page: number; steps: Seen[] }> {
  const port = await freePort()
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1000
  const server = spawn('npm', ['start'], {
    cwd: path.join(folder, 'clone'),
    env: environment(folder, port),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const steps: Seen[] = []
  createInterface(server.stdout).on('line', (line) => {
    const [, step] = STEPS.find(([said]) => said.test(line)) ?? []
    if (step && !steps.some((seen) => seen.step === step)) steps.push({ step, at: elapsed() })
  })
  try {
    await untilReachable(`http://127.0.0.1:${port}/`, MOST_S)
    return { page: elapsed(), steps }
  } finally {
    // npm does not pass signals on to what it has started, and ends before it: the next start would join services that end.
    if (server.pid) await endGroup(server.pid)
  }
}

/** Ends a process and all that it has started. */
async function endGroup(leader: number): Promise<void> {
  const lives = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(-leader, signal)
    } catch {
      return false
    }
  }
  lives('SIGTERM')
  while (lives(0)) await sleep(100)
}

function environment(folder: string, port: number): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN.includes(name))
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: 'production',
    npm_config_cache: path.join(folder, 'npm'),
    ENV_FILE: path.join(folder, 'env'),
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
  }
}
