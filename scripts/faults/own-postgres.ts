import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { ROOT } from '../migrations/files'
import { dropDatabase, urlOf } from '../test/cluster'

/** The statement by which the documentation makes a database. */
function documented(name: string): string {
  const text = readFileSync(path.join(ROOT, 'docs', 'operations.md'), 'utf8')
  const [statement] = /^CREATE DATABASE chiaravia .*;$/m.exec(text) ?? []
  if (!statement) throw new Error('docs/operations.md no longer says how a database is made')
  return statement.replace('DATABASE chiaravia', `DATABASE ${name}`)
}

/** One statement on a connection of its own. */
export async function askOnce<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A PostgreSQL of somebody, under a role that may make databases and nothing else. */
export class OwnPostgres {
  private readonly made: string[] = []

  private constructor(
    private readonly adminUrl: string,
    /** As the server says it: "15.18". */
    readonly version: string,
  ) {}

  /** `url`: of any role that may make databases; a superuser gets a role of its own for this run. */
  static async at(url: string): Promise<{ server: OwnPostgres; end(): Promise<void> }> {
    const [told] = await askOnce<{ version: string; power: boolean }>(
      url,
      `SELECT split_part(current_setting('server_version'), ' ', 1) AS version, rolsuper AS power
       FROM pg_roles WHERE rolname = current_user`,
    )
    if (!told) throw new Error('nobody')
    const role = told.power ? `installa_${randomBytes(4).toString('hex')}` : undefined
    const own = new URL(url)
    if (role) {
      const password = randomBytes(12).toString('hex')
      await askOnce(url, `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD '${password}'`)
      Object.assign(own, { username: role, password })
    }
    const server = new OwnPostgres(own.href, told.version)
    const end = async () => {
      for (const name of server.made) await dropDatabase(own.href, name)
      if (role) await askOnce(url, `DROP ROLE ${role}`)
    }
    return { server, end }
  }

  /** An empty database, made as the documentation says. */
  async database(): Promise<string> {
    const name = `installazione_${randomBytes(4).toString('hex')}`
    await askOnce(this.adminUrl, documented(name))
    this.made.push(name)
    return urlOf(this.adminUrl, name)
  }
}
