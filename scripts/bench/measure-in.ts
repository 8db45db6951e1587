import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerOf } from '../child-answer'
import { reachable } from '../embedded/binaries'
import { ensureDatabase, startPostgres, UNSAFE_BUT_FAST } from '../embedded/postgres'
import { migrate } from '../migrate'
import { BENCH_ENV } from './volumes'

/** Longer than any of them measures. */
const LIMIT_MS = 1_800_000

/** An empty database of a throwaway server. */
async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-bench-'))
  const server = await startPostgres({ folder, flags: UNSAFE_BUT_FAST })
  const before = { ...process.env }
  Object.assign(process.env, BENCH_ENV)
  try {
    await ensureDatabase(server.adminUrl, 'bench')
    await migrate(server.urlOf('bench'))
    return await work(server.urlOf('bench'))
  } finally {
    process.env = before
    await server.stop()
    for (const place of [folder, reachable(folder)]) rmSync(place, { recursive: true, force: true })
  }
}

/** What a program of this folder measures in a process of its own, on an empty database; it sends its figures once. */
export const measureIn = <T>(program: string, args: readonly unknown[] = [], env: object = {}): Promise<T> =>
  withDatabase(async (url) => {
    const child = fork(path.join(__dirname, `${program}.ts`), args.map(String), {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...env, DATABASE_URL: url },
    })
    return answerOf<T>(child, program, LIMIT_MS).finally(() => child.kill())
  })
