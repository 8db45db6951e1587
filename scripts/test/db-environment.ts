import { createRequire } from 'node:module'
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

const COMPILER = '@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.js'
let compiled: WebAssembly.Module | undefined

/** Prisma's query compiler takes half a second of the processor to compile: each worker does so once, not for every file. */
function queryCompiler(): WebAssembly.Module {
  if (compiled) return compiled
  const { wasm } = createRequire(__filename)(COMPILER) as { wasm: string }
  compiled = new WebAssembly.Module(Buffer.from(wasm, 'base64'))
  return compiled
}

/** The file's own WebAssembly, whose empty module (query-compiler.cjs) is the query compiler. */
const withQueryCompiler = (own: typeof WebAssembly): typeof WebAssembly =>
  Object.create(own, {
    Module: {
      value: new Proxy(own.Module, {
        construct: (module, [bytes]: [Uint8Array]) =>
          bytes.byteLength === 0 ? queryCompiler() : new module(bytes as BufferSource),
      }),
    },
  })

/** What `pg` says of a connection that is asked before it has answered: a question of two that run at once. */
const ASKED_TOO_SOON = 'already executing a query'

/** One database per test file, copied from the migrated template and dropped afterwards. */
export default class DatabaseEnvironment extends TestEnvironment {
  private database = ''
  private complaints: Error[] = []
  private readonly listen = (warning: Error) => {
    if (warning.message.includes(ASKED_TOO_SOON)) this.complaints.push(warning)
  }

  override async setup(): Promise<void> {
    await super.setup()
    process.on('warning', this.listen)
    const admin = required('TEST_DATABASE_ADMIN_URL')
    this.database = await createDatabase(admin, required('TEST_DATABASE_TEMPLATE'))
    this.global.WebAssembly = withQueryCompiler(this.global.WebAssembly)
    Object.assign(this.global.process.env, TEST_ENV, { DATABASE_URL: urlOf(admin, this.database) })
  }

  /** A warning of `pg` fails the test in which it came. */
  readonly handleTestEvent = ({ name, test }: { name: string; test?: { errors: unknown[] } }) => {
    if (name === 'test_done') test?.errors.push(...this.complaints.splice(0))
  }

  override async teardown(): Promise<void> {
    process.off('warning', this.listen)
    const { __connections = {} } = this.global as unknown as { __connections?: Record<string, Connection> }
    for (const { prisma, pool } of Object.values(__connections)) {
      await prisma.$disconnect()
      if (!pool.ended) await pool.end()
    }
    await dropDatabase(required('TEST_DATABASE_ADMIN_URL'), this.database)
    await super.teardown()
  }
}
