import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { applicationName } from '../../lib/core/process-name'
import { migrationNames, migrationSql } from './files'

type Message = { fields: { dataTypeID: number }[] }
type WithConnection = {
  connection: { prependListener(event: 'rowDescription', on: (message: Message) => void): void }
}

const OID_CHAR = 18
const OID_TEXT = 25

const nameOf = (script: string): string | undefined =>
  migrationNames().find((name) => migrationSql(name) === script)

/**
 * Whoever uses a table meanwhile is waited for a few seconds only, because everybody who comes after would wait behind the
 * migration; then it is tried again.
 */
const PATIENCE = "SET LOCAL lock_timeout = '5s';"
const NOT_AVAILABLE = '55P03'
const ATTEMPTS = 8

/**
 * A migration and its record in `_prisma_migrations` in one implicit transaction, so that the record is right however
 * it is interrupted. What must run outside a transaction runs as it is; a shadow database, in which the engine replays
 * them to see the schema that they make, keeps no records.
 */
function withMark(script: string, migration: string): string {
  if (/\bCONCURRENTLY\b/i.test(script)) return script
  return `${PATIENCE} ${script}
;DO $mark$ BEGIN
  IF to_regclass('_prisma_migrations') IS NOT NULL THEN
    UPDATE _prisma_migrations SET finished_at = now()
    WHERE migration_name = ${pg.escapeLiteral(migration)} AND finished_at IS NULL AND rolled_back_at IS NULL;
  END IF;
END $mark$`
}

/**
 * What PrismaPg lacks for the schema engine: it refuses the one-byte "char" type of the catalogues, and it
 * cuts scripts at every semicolon, also inside function bodies.
 */
export class MigrationAdapter extends PrismaPg {
  private readonly pool: pg.Pool
  /** Positions of the "char" columns in the reply being read; the engine asks one thing at a time. */
  private characters: boolean[] = []
  /** What the database said about a failed script: the engine would pass on only a number. */
  failure: Error | undefined

  constructor(connectionString: string) {
    const pool = new pg.Pool({
      connectionString,
      application_name: applicationName('migrate'),
      max: 2,
      allowExitOnIdle: true,
      connectionTimeoutMillis: 10_000,
    })
    super(pool)
    this.pool = pool
    // A server that goes away breaks idle clients too; who asks next is told.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => {
      client.on('error', () => undefined)
      this.watch(client as unknown as WithConnection)
    })
  }

  private watch({ connection }: WithConnection): void {
    connection.prependListener('rowDescription', ({ fields }) => {
      this.characters = fields.map((field) => field.dataTypeID === OID_CHAR)
      for (const field of fields) if (field.dataTypeID === OID_CHAR) field.dataTypeID = OID_TEXT
    })
  }

  override async connect() {
    const adapter = await super.connect()
    const read = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async (query) => {
      const result = await read(query)
      const columnTypes = result.columnTypes.map((type, at) =>
        this.characters[at] ? ColumnTypeEnum.Character : type,
      )
      return { ...result, columnTypes }
    }
    adapter.executeScript = async (script) => {
      const migration = nameOf(script)
      await this.run(migration ? withMark(script, migration) : script).catch((error) => {
        this.failure = Object.assign(error, { migration })
        throw error
      })
    }
    return adapter
  }

  private async run(script: string, attempt = 1): Promise<void> {
    try {
      await this.pool.query(script)
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_AVAILABLE || attempt === ATTEMPTS) throw error
      await sleep(attempt * 500)
      await this.run(script, attempt + 1)
    }
  }

  /** The caller gives a throw-away database: it is its own shadow. */
  override connectToShadowDb() {
    return this.connect()
  }

  close(): Promise<void> {
    return this.pool.end()
  }
}
