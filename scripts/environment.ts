import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { type Env, readEnv } from '../lib/core/env'
import { ROOT } from './migrations/files'

export type Mode = 'production' | 'development'

/** Where the embedded services keep their data; tests give each run a folder of its own. */
export const dataFolder = (): string => path.resolve(ROOT, process.env.DATA_DIR || '.data')

const secret = () => randomBytes(32).toString('base64url')

/** Secrets of this machine, made once; a deployment gives its own in the environment instead. */
function createLocalFile(file: string): void {
  const lines = [
    '# Creato al primo avvio: segreti casuali di questa macchina. Ogni variabile è spiegata in .env.example.',
    `AUTH_SECRET=${secret()}`,
    `INTERNAL_TOKEN=${secret()}`,
    `LUCCACASE_SECRET=${secret()}`,
    'DEMO=true',
  ]
  // Written aside and linked, so that two first starts at once end up with the same secrets.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${lines.join('\n')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The environment wins over `.env.local`, which wins over `.env`. */
export function loadEnvironment(mode: Mode): void {
  const local = process.env.ENV_FILE ? path.resolve(process.env.ENV_FILE) : path.join(ROOT, '.env.local')
  if (!existsSync(local)) createLocalFile(local)
  for (const file of [local, path.join(ROOT, '.env')]) {
    if (!existsSync(file)) continue
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
      process.env[name] ??= value
    }
  }
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
