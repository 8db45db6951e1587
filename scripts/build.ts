import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from './child'
import { LOCKS, locked } from './embedded/lock'
import { checkRoom, checkWritable } from './ground'
import { ROOT } from './migrations/files'
import { ensureDocument } from './openapi'
import { packFiles } from './pack-files'
import { bundleServer } from './server-bundle'
import { isStamped, sourceHash } from './source-hash'

/** What ends up in a build. */
const SOURCES = [
  'server.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'app',
  'components',
  'lib',
  'public',
  'prisma/schema',
]

export const distDir = (): string => process.env.NEXT_DIST_DIR || '.next'
const stampFile = () => path.join(ROOT, distDir(), 'sources.sha256')

/** Builds for production when the sources have changed since the last complete build; answers whether it did. */
export async function build(): Promise<boolean> {
  await ensureDocument()
  const hash = sourceHash(SOURCES)
  if (isStamped(stampFile(), hash)) return false
  const folder = path.join(ROOT, distDir())
  checkWritable(folder)
  checkRoom(folder, 500, 'compilare')
  // Two starts of one folder: the second waits, and finds it done.
  const onWait = () => console.log('· un altro comando sta compilando: lo aspetto')
  return locked({ folder: LOCKS, name: `build-${path.basename(folder)}`, onWait }, () => compile(hash))
}

async function compile(hash: string): Promise<boolean> {
  if (isStamped(stampFile(), hash)) return false
  const cli = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
  await keepingTsconfig(() =>
    runNode([cli, 'build'], { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
  )
  await Promise.all([bundleServer(), packFiles(path.join(ROOT, distDir()))])
  writeFileSync(stampFile(), hash)
  return true
}

/** Next rewrites tsconfig.json in its own style when it knows one folder more; the working tree stays as it was. */
export async function keepingTsconfig<T>(work: () => Promise<T>): Promise<T> {
  const file = path.join(ROOT, 'tsconfig.json')
  const before = readFileSync(file, 'utf8')
  try {
    return await work()
  } finally {
    if (readFileSync(file, 'utf8') !== before) writeFileSync(file, before)
  }
}
