import { TestEnvironment } from 'jest-environment-node'
import { createDatabase, dropDatabase, urlOf } from './cluster'

/** Fixed, so that a failing test fails the same way twice. */
const TEST_ENV = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_POOL: '5',
  SITE_URL: 'http://localhost:8000',
  AUTH_SECRET: 'segreto-dei-test-segreto-dei-test-segreto',
  INTERNAL_TOKEN: 'gettone-dei-test-gettone-dei-test-gettone',
}

type Connection = { prisma: { $disconnect(): Promise<void> }; pool: { ended: boolean; end(): Promise<void> } }

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} manca: lo imposta scripts/test/db-setup.ts`)
  return value
}

/** One database per test file, copied from the migrated template and dropped afterwards. */
export default class DatabaseEnvironment extends TestEnvironment {
  private database = ''

  override async setup(): Promise<void> {
    await super.setup()
    const admin = required('TEST_DATABASE_ADMIN_URL')
    this.database = await createDatabase(admin, required('TEST_DATABASE_TEMPLATE'))
    Object.assign(this.global.process.env, TEST_ENV, { DATABASE_URL: urlOf(admin, this.database) })
  }

  override async teardown(): Promise<void> {
    const { __connections = {} } = this.global as unknown as { __connections?: Record<string, Connection> }
    for (const { prisma, pool } of Object.values(__connections)) {
      await prisma.$disconnect()
      if (!pool.ended) await pool.end()
    }
    await dropDatabase(required('TEST_DATABASE_ADMIN_URL'), this.database)
    await super.teardown()
  }
}
