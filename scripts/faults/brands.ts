import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DECLARED } from '../../lib/registry/declared'
import { reachable } from '../embedded/binaries'
import { startPostgres } from '../embedded/postgres'
import { scratchFolder } from '../embedded/scratch'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { ApiPerson } from './api-person'
import { isGood, send } from './http-call'
import { type AtEnd, Machine } from './machine'
import { askOnce, OwnPostgres } from './own-postgres'
import { megabytesOf, withDescendants } from './process-table'
import type { Fault } from './types'

const BRANDS = ['arco', 'ponte', 'vela', 'faro'] as const
/** How many a group may have, for which the cost is computed. */
const GROUP = 40
const REST_S = 60
const PASSWORD = 'una password di un marchio'

type Brand = { name: string; machine: Machine; admin: ApiPerson; startS: number; migrateS: number }

/** Several brands as an installation each, on one machine and one PostgreSQL: what one costs, and what one can read of another. */
export const BRANDS_APART: Fault = {
  name: 'brands',
  title: 'Several brands, an installation each',
  run: async () => {
    const folder = mkdtempSync(path.join(scratchFolder(), 'chiaravia-brands-'))
    const home = path.join(folder, 'postgres')
    const ends: (() => unknown)[] = []
    const atEnd: AtEnd = (work) => void ends.unshift(work)
    try {
      const embedded = await startPostgres({ folder: home })
      atEnd(() => embedded.stop())
      const brands: Brand[] = []
      for (const name of BRANDS) {
        const { server, end } = await OwnPostgres.at(embedded.adminUrl)
        atEnd(end)
        brands.push(await begin(name, server, path.join(folder, name), atEnd))
      }
      await sleep(REST_S * 1_000)
      return [...(await costs(brands, embedded.adminUrl)), ...(await across(brands))]
    } finally {
      for (const work of ends) await work()
      for (const place of [folder, reachable(home)]) rmSync(place, { recursive: true, force: true })
    }
  },
}

/** From nothing, as the documentation says, with its first administrator. */
async function begin(name: string, postgres: OwnPostgres, folder: string, atEnd: AtEnd): Promise<Brand> {
  const machine = await Machine.begin(postgres, folder, atEnd, { S3_BUCKET: name })
  // Once for all of them: none is to be measured with it.
  await machine.command('build')
  const startS = await machine.start()
  const email = `capo@${name}.example`
  const said = await machine.command('admin:create', '--email', email, '--nome', 'Ada', '--cognome', 'Rossi')
  const link = said.match(/http\S+/)?.[0] ?? ''
  const admin = await new ApiPerson(machine.site, 'admin').begin(email, PASSWORD, link)
  const startedAt = performance.now()
  await machine.command('migrate')
  return { name, machine, admin, startS, migrateS: (performance.now() - startedAt) / 1_000 }
}

async function costs(brands: readonly Brand[], adminUrl: string): Promise<Row[]> {
  const memory = brands.map(({ machine }) =>
    withDescendants(machine.pid)
      .map(megabytesOf)
      .reduce((sum, one) => sum + one, 0),
  )
  const { connections, disk } = await database(adminUrl)
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const each = [
    {
      what: 'empty database to first page, with the site built',
      values: brands.map(({ startS }) => startS),
      unit: 's',
    },
    {
      what: 'a release without new migrations: npm run migrate',
      values: brands.map(({ migrateS }) => migrateS),
      unit: 's',
    },
    {
      what: `memory at rest, site, jobs and npm start (${REST_S} s after the last visit)`,
      values: memory,
      unit: 'MB',
    },
    { what: 'connections to PostgreSQL', values: connections, unit: 'open' },
    { what: 'database with nothing in it', values: disk, unit: 'MB' },
  ]
  return [
    { what: 'brands, one machine, one PostgreSQL', measured: brands.map(({ name }) => name).join(', ') },
    ...each.map(({ what, values, unit }) => ({
      what: `${what}: each; ${GROUP} of them`,
      measured: `${mean(values).toFixed(1)} ${unit}; ${Math.round(GROUP * mean(values))} ${unit}`.trim(),
    })),
  ]
}

async function database(adminUrl: string): Promise<{ connections: number[]; disk: number[] }> {
  const rows = await askOnce<{ connections: number; mb: number }>(
    adminUrl,
    `SELECT (SELECT count(*)::int FROM pg_stat_activity a WHERE a.datname = d.datname) AS connections,
       pg_database_size(d.datname) / 1e6 AS mb
     FROM pg_database d WHERE d.datname LIKE 'installazione\\_%'`,
  )
  return { connections: rows.map(({ connections }) => connections), disk: rows.map(({ mb }) => Number(mb)) }
}

/** What each brand's credentials open at every other brand: every list by bearer and by cookie, and the database by its own role. */
async function across(brands: readonly Brand[]): Promise<Row[]> {
  const opened: string[] = []
  let tried = 0
  for (const one of brands)
    for (const other of brands.filter((brand) => brand !== one)) {
      for (const at of Object.keys(DECLARED)) {
        tried += 1
        const reply = await send(other.machine.site, { path: `/v2/${at}`, headers: one.admin.permit() })
        const open = await send(other.machine.site, { path: `/v2/${at}` })
        // What everybody may read is not a secret of the brand.
        if (isGood(reply) && !isGood(open)) opened.push(`${one.name} → ${other.name} /v2/${at}`)
      }
      tried += 1
      if (await reads(one, other)) opened.push(`${one.name} → database of ${other.name}`)
    }
  const own = await Promise.all(
    brands.map(({ machine, admin }) => send(machine.site, { path: '/v2/clients', headers: admin.permit() })),
  )
  return [
    none(
      'brands that do not know their own bearer',
      own.filter((reply) => !isGood(reply)).map(({ status }) => String(status)),
    ),
    { what: 'lists and databases asked for with another brand’s credentials', measured: String(tried) },
    none('of these that opened', opened),
  ]
}

/** Whether the role of one reads a table of the other's database. */
async function reads(one: Brand, other: Brand): Promise<boolean> {
  const url = new URL(one.machine.databaseUrl)
  url.pathname = new URL(other.machine.databaseUrl).pathname
  return askOnce(url.href, 'SELECT count(*) FROM clients').then(
    () => true,
    (error: unknown) => {
      // Refused by PostgreSQL: anything else would say nothing.
      if (error instanceof pg.DatabaseError && error.code === '42501') return false
      throw error
    },
  )
}
