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

/** Two databases of one throwaway server, the second a copy of the first brought to full size; `commits`: its history. */
export async function withVolumes<T>(
  work: (volumes: [Volume, Volume], seconds: number) => Promise<T>,
  commits = 5_000_000,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-bench-'))
  const server = await startPostgres({ folder, flags: FLAGS })
  const before = { ...process.env }
  Object.assign(process.env, BENCH_ENV)
  try {
    const [few, many] = [{ url: server.urlOf('few') }, { url: server.urlOf('many') }]
    generate()
    await ensureDatabase(server.adminUrl, 'few')
    await migrate(few.url)
    await fill(few, 10_000, 20_000)
    await copy(server, 'few', 'many')
    const startedAt = Date.now()
    await fill(many, CASES, commits)
    return await work([few, many], Math.round((Date.now() - startedAt) / 1000))
  } finally {
    process.env = before
    await server.stop()
    for (const place of [folder, reachable(folder)]) rmSync(place, { recursive: true, force: true })
  }
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

async function copy(server: Postgres, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.adminUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${to} TEMPLATE ${from}`)
  await client.end()
}
