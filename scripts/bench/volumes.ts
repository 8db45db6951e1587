import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { runNode } from '../child'
import { reachable } from '../embedded/binaries'
import { ensureDatabase, type Postgres, startPostgres, UNSAFE_BUT_FAST } from '../embedded/postgres'
import { generate } from '../generate'
import { migrate } from '../migrate'

export type Volume = { url: string }

/** Fewer are for trying a bench: what is measured then is not kept. */
export const CASES = Number(process.env.BENCH_CASES ?? 1_000_000)

const FLAGS = [...UNSAFE_BUT_FAST, '-c', 'shared_buffers=1GB', '-c', 'max_wal_size=8GB']

/** A database that `seed:large` has filled already, for benches that only read. */
const ready = process.env.BENCH_DATABASE

/** One throwaway server with a database of few cases and one of many, which the benches work on copies of. */
type Filled = { server: Postgres; folder: string; seconds: number }
let filled: Promise<Filled> | undefined

async function fillBoth(): Promise<Filled> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-bench-'))
  const server = await startPostgres({ folder, flags: FLAGS })
  generate()
  await ensureDatabase(server.adminUrl, 'few_filled')
  await migrate(server.urlOf('few_filled'))
  await fill({ url: server.urlOf('few_filled') }, 10_000, 0)
  const startedAt = Date.now()
  await ask(server, 'CREATE DATABASE many_filled TEMPLATE few_filled')
  await fill({ url: server.urlOf('many_filled') }, CASES, 0)
  return { server, folder, seconds: Math.round((Date.now() - startedAt) / 1_000) }
}

/**
 * Few cases and many, in databases that are this work's own; `commits`: how much history the second has. Filling takes
 * minutes, copying seconds: the next work of this process gets a copy of the same.
 */
export async function withVolumes<T>(
  work: (volumes: [Volume, Volume], seconds: number) => Promise<T>,
  commits = 5_000_000,
): Promise<T> {
  const before = { ...process.env }
  Object.assign(process.env, BENCH_ENV)
  if (ready) {
    const one = { url: ready }
    return work([one, one], 0).finally(() => {
      process.env = before
    })
  }
  filled ??= fillBoth()
  const { server, seconds } = await filled
  const names = ['few', 'many'] as const
  try {
    for (const name of names) await ask(server, `CREATE DATABASE ${name} TEMPLATE ${name}_filled`)
    const [few, many] = [{ url: server.urlOf('few') }, { url: server.urlOf('many') }]
    const startedAt = Date.now()
    if (commits > 0) {
      await fill(few, 10_000, 20_000)
      await fill(many, CASES, commits)
    }
    return await work([few, many], seconds + Math.round((Date.now() - startedAt) / 1_000))
  } finally {
    for (const name of names) await ask(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    process.env = before
  }
}

/** Ends the server that the benches have filled, if there is one. */
export async function closeVolumes(): Promise<void> {
  const { server, folder } = (await filled) ?? {}
  filled = undefined
  await server?.stop()
  if (folder) for (const place of [folder, reachable(folder)]) rmSync(place, { recursive: true, force: true })
}

/** Nothing here is stored or mailed; the secrets guard throwaway data. */
export const BENCH_ENV = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  AUTH_SECRET: 'bench-bench-bench-bench-bench-bench-bench',
  INTERNAL_TOKEN: 'bench-bench-bench-bench-bench-bench-bench',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY: 'bench',
  S3_SECRET_KEY: 'bench',
  SMTP_URL: 'smtp://127.0.0.1:9',
}

/** Brings a database to so many cases and history rows. */
export const fill = ({ url }: Volume, pratiche: number, commits: number): Promise<void> =>
  runNode(['--import', 'tsx', path.join(__dirname, 'fill.ts'), String(pratiche), String(commits)], {
    ...process.env,
    DATABASE_URL: url,
  })

async function ask(server: Postgres, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.adminUrl })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
