import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './http-call'

/** Loaded by every thread before anything else: one of the site ends when it finds a file with its number. */
const DIES = (folder: string) => `
  const { isMainThread } = require('node:worker_threads')
  const { existsSync, rmSync } = require('node:fs')
  const number = process.env.SITE_THREAD
  const file = ${JSON.stringify(path.join(folder, 'die-'))} + number
  if (!isMainThread && number) setInterval(() => {
    if (!existsSync(file)) return
    rmSync(file)
    process.exit(9)
  }, 20).unref()`

/** Ends single threads of a server that is started with this environment, as a failure of theirs would. */
export class ThreadKiller {
  readonly env: Record<string, string>

  constructor(private readonly folder: string) {
    const file = path.join(folder, 'die.cjs')
    writeFileSync(file, DIES(folder))
    this.env = { NODE_OPTIONS: `--require ${file}` }
  }

  /** Resolves when it is about to be over. */
  async kill(number: number): Promise<void> {
    const file = path.join(this.folder, `die-${number}`)
    writeFileSync(file, '')
    while (existsSync(file)) await sleep(5)
  }
}

/** Seconds until so many threads answer; given up after two minutes. */
export async function untilThreads(site: string, count: number): Promise<number> {
  const startedAt = Date.now()
  for (; Date.now() - startedAt < 120_000; await sleep(50)) {
    const { text } = await send(site, { path: '/v2/metrics', headers: metricsHeaders() })
    if (text.includes(`\nsite_threads ${count}\n`)) break
  }
  return (Date.now() - startedAt) / 1_000
}

const metricsHeaders = () => ({ authorization: `Bearer ${process.env.INTERNAL_TOKEN}` })
