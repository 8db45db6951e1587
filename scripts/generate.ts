import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOCKS, locked } from './embedded/lock'
import { ROOT, schemaFiles } from './migrations/files'

const CLIENT = path.join(ROOT, 'prisma', 'generated')
const STAMP = path.join(CLIENT, 'schema.sha256')

const schemaHash = () => createHash('sha256').update(JSON.stringify(schemaFiles())).digest('hex')
const isGenerated = (hash: string) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash

/** The same, of two commands at once only one: the other would load half a client. */
export async function generateLocked(): Promise<boolean> {
  if (isGenerated(schemaHash())) return false
  return locked({ folder: LOCKS, name: 'generate' }, async () => generate())
}

/** Generates the Prisma client when the schema has changed; answers whether it did. */
export function generate(force = false): boolean {
  const hash = schemaHash()
  if (!force && isGenerated(hash)) return false
  const cli = path.join(ROOT, 'node_modules', 'prisma', 'build', 'index.js')
  // The engine that the CLI would download is not needed to generate; any executable silences it.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true', PRISMA_HIDE_UPDATE_MESSAGE: '1' }
  const result = spawnSync(process.execPath, [cli, 'generate', '--no-hints'], {
    cwd: ROOT,
    env,
    stdio: 'pipe',
  })
  if (result.status !== 0) throw new Error(`prisma generate:\n${result.stdout}${result.stderr}`)
  writeFileSync(STAMP, hash)
  return true
}
