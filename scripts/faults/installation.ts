import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { REPORTS, SUMMARIES } from '../../lib/registry/reports'
import { reachable } from '../embedded/binaries'
import { startPostgres } from '../embedded/postgres'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { ApiPerson } from './api-person'
import { compareObjects, compareTables } from './compare'
import { firstAgent, missingSteps, paidCase, setUp } from './first-day'
import { isGood, send } from './http-call'
import { type AtEnd, Machine } from './machine'
import { OwnPostgres } from './own-postgres'
import type { Fault } from './types'

const ADA = { email: 'ada.rossi@ponte.it', password: 'una password del primo giorno' }
const UGO_PASSWORD = 'un’altra del primo giorno'

/**
 * From nothing, by what the documentation says and no more: on the embedded PostgreSQL and, where TEST_DATABASE_ADMIN_URL
 * names another, on that; in both under a role that may make databases and nothing else.
 */
export const INSTALLATION: Fault = {
  name: 'installation',
  title: 'An installation of one’s own, from nothing to a restored copy',
  run: async () => {
    const given = process.env.TEST_DATABASE_ADMIN_URL
    const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-installation-'))
    const home = path.join(folder, 'postgres')
    const embedded = await startPostgres({ folder: home })
    try {
      const urls = [embedded.adminUrl, ...(given ? [given] : [])]
      const rows: Row[] = []
      for (const [at, url] of urls.entries()) rows.push(...(await onServer(url, path.join(folder, `${at}`))))
      return rows
    } finally {
      await embedded.stop()
      for (const place of [folder, reachable(home)]) rmSync(place, { recursive: true, force: true })
    }
  },
}

async function onServer(url: string, folder: string): Promise<Row[]> {
  const { server, end } = await OwnPostgres.at(url)
  const ends: (() => Promise<unknown>)[] = [end]
  try {
    const rows = await installed(server, folder, (work) => void ends.unshift(work))
    return rows.map((row) => ({ ...row, what: `PostgreSQL ${server.version}: ${row.what}` }))
  } finally {
    for (const work of ends) await work()
  }
}

async function installed(postgres: OwnPostgres, folder: string, atEnd: AtEnd): Promise<Row[]> {
  const first = await Machine.begin(postgres, path.join(folder, 'first'), atEnd)
  const startS = await first.start()
  const said = await first.command(
    'admin:create',
    '--email',
    ADA.email,
    '--nome',
    'Ada',
    '--cognome',
    'Rossi',
  )
  const admin = await new ApiPerson(first.site, 'admin').begin(
    ADA.email,
    ADA.password,
    said.match(/http\S+/)?.[0] ?? '',
  )
  const offer = await setUp(admin)
  const agent = new ApiPerson(first.site, 'agents')
  await firstAgent(admin, agent, first.mailbox, UGO_PASSWORD)
  const caseId = await paidCase(admin, agent, offer)
  const copies = path.join(folder, 'copies')
  const beforeBackup = await missingSteps(admin)
  await first.command('backup', copies)
  const missing = await missingSteps(admin)
  await first.stop()
  // Of the same instant as what is restored: the server has ended since.
  await first.command('backup', path.join(folder, 'last'))
  const [copy = ''] = readdirSync(path.join(folder, 'last'))

  const second = await Machine.begin(postgres, path.join(folder, 'second'), atEnd, first.secrets)
  await second.command('restore', path.join(folder, 'last', copy))
  const tables = await compareTables(first.databaseUrl, second.databaseUrl)
  const objects = compareObjects(first.objects, second.objects)
  await first.start()
  await second.start()
  const figures = different(await figuresOf(first, caseId), await figuresOf(second, caseId))
  return [
    { what: 'empty database to first page, with the site built', measured: `${startS.toFixed(1)} s` },
    none(
      'steps of the list that are open before the backup, but for it',
      beforeBackup.filter((step) => !step.startsWith('copia')),
    ),
    none('steps that are open after it', missing),
    { what: 'tables, rows, objects', measured: `${tables.count}, ${tables.rows}, ${objects.count}` },
    none('tables that differ on the second machine', tables.different),
    none('of their structure', tables.structure),
    none('objects that differ', objects.different),
    none('figures and pages that differ', figures),
  ]
}

/** What people read there: the case, every report that there is, the site's own pages. */
async function figuresOf(machine: Machine, caseId: string): Promise<Map<string, string>> {
  const admin = await new ApiPerson(machine.site, 'admin').signIn(ADA.email, ADA.password)
  const asked = [
    `pratiche/${caseId}`,
    'provvigioni/estratti',
    'incassi/differenze',
    'banks',
    'agents',
    'rates',
    ...Object.keys(REPORTS),
    ...Object.keys(SUMMARIES),
  ]
  const found = new Map<string, string>()
  for (const at of asked) {
    const reply = await admin.ask('GET', at)
    // Instants of the moment at which it was made; those that are kept have been compared row by row.
    const text = isGood(reply) ? reply.text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '') : ''
    found.set(at, `${reply.status} ${text}`)
  }
  for (const at of ['/', '/pagine/privacy-policy', '/prestiti'])
    found.set(at, String((await send(machine.site, { path: at })).status))
  return found
}

/** Which differ, each with the place where it begins to. */
const different = (one: Map<string, string>, other: Map<string, string>) =>
  [...one].flatMap(([at, text]) => {
    const found = other.get(at) ?? ''
    if (found === text) return []
    const from = Math.max(0, [...text].findIndex((letter, i) => letter !== found[i]) - 40)
    return [`${at}: ${text.slice(from, from + 120)} → ${found.slice(from, from + 120)}`]
  })
