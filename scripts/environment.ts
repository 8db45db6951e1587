import { randomBytes } from 'node:crypto'
import { constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { type Env, readEnv } from '../lib/core/env'
import { ROOT } from './migrations/files'
import { may } from './preflight'

export type Mode = 'production' | 'development'

/** Where the embedded services keep their data; tests give each run a folder of its own. */
export const dataFolder = (): string => path.resolve(ROOT, process.env.DATA_DIR || '.data')

const secret = () => randomBytes(32).toString('base64url')

/** What a start needs and makes up where nobody has given it: random secrets of this machine. */
const SECRETS = ['AUTH_SECRET', 'INTERNAL_TOKEN'] as const
/** What only a partner's secret opens is shown by the demonstration; elsewhere it is shut until there is one. */
const DEMO_SECRETS = [...SECRETS, 'LUCCACASE_SECRET'] as const

/** Writes the secrets that are given nowhere; a folder that cannot be written leaves them to whoever starts. */
function createLocalFile(file: string, names: readonly string[]): void {
  const lines = [
    '# Creato al primo avvio: segreti casuali di questa macchina. Ogni variabile è spiegata in .env.example.',
    ...names.map((name) => `${name}=${secret()}`),
  ]
  mkdirSync(path.dirname(file), { recursive: true })
  // Written aside and linked, so that two first starts at once end up with the same secrets.
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${lines.join('\n')}\n`, { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    if (!['EEXIST', 'EACCES', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * The machine's own file: `.env.local` beside `.env`; where this user can neither read nor make it there, as on a read-only
 * tree, it is `env.local` in the data folder.
 */
function localFile(): string {
  if (process.env.ENV_FILE) return path.resolve(process.env.ENV_FILE)
  const beside = path.join(ROOT, '.env.local')
  const isOurs = existsSync(beside) ? may(beside, constants.R_OK) : may(ROOT, constants.W_OK)
  return isOurs ? beside : path.join(dataFolder(), 'env.local')
}

const valuesOf = (file: string): NodeJS.Dict<string> =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

/**
 * The environment wins over `.env`, which wins over `.env.local`. The latter is the machine's own and made at the first
 * start with what is given nowhere else: it never changes an installation that says in `.env` what it is. The data are
 * demo data unless something else is said, but only in the embedded database.
 */
export function loadEnvironment(mode: Mode): void {
  // What the environment sets to nothing stays so: it says that nothing is given.
  for (const [name, value] of Object.entries(valuesOf(path.join(ROOT, '.env')))) process.env[name] ??= value
  const local = localFile()
  const hasOwnDatabase = Boolean(process.env.DATABASE_URL)
  const wanted = hasOwnDatabase ? SECRETS : DEMO_SECRETS
  const missing = wanted.filter((name) => !process.env[name])
  if (missing.length > 0 && !existsSync(local)) createLocalFile(local, missing)
  const { DEMO, ...values } = valuesOf(local)
  for (const [name, value] of Object.entries(values)) process.env[name] ||= value
  process.env.DEMO ||= (hasOwnDatabase ? undefined : DEMO) ?? String(!process.env.DATABASE_URL)
  Object.assign(process.env, { NODE_ENV: mode })
  process.env.SITE_URL ||= `http://localhost:${process.env.PORT || 8000}`
}

/** Stands for what the embedded services will say of themselves. */
const EMBEDDED = {
  DATABASE_URL: 'postgresql://localhost/embedded',
  SMTP_URL: 'smtp://localhost',
  S3_ENDPOINT: 'http://localhost',
}
const EMBEDDED_KEYS = { S3_ACCESS_KEY: 'embedded', S3_SECRET_KEY: 'embedded' }

/** Before anything is started: whatever is wrong in what was given is said at once. */
export function checkGiven(): Env {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  return readEnv({ ...EMBEDDED, ...(given.S3_ENDPOINT ? {} : EMBEDDED_KEYS), ...given })
}

/** Stops here, with a sentence for each, if a variable is missing or wrong. */
export const checkEnvironment = () => readEnv(process.env)
