import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from './child'
import { ROOT } from './migrations/files'
import { packFiles } from './pack-files'
import { bundleServer } from './server-bundle'

/** What ends up in a build. */
const SOURCES = ['app', 'components', 'lib', 'public', 'prisma/schema']
const FILES = [
  'server.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.node.json',
]

export const distDir = (): string => process.env.NEXT_DIST_DIR || '.next'
const stampFile = () => path.join(ROOT, distDir(), 'sources.sha256')

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(at)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [at]
    })
}

/** Of the contents, not of the dates: a fresh checkout of the same sources needs no new build. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const single = FILES.map((name) => path.join(ROOT, name)).filter((file) => existsSync(file))
  for (const file of [...single, ...SOURCES.flatMap((folder) => filesBelow(path.join(ROOT, folder)))]) {
    if (statSync(file).isFile()) hash.update(path.relative(ROOT, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds for production when the sources have changed since the last complete build; answers whether it did. */
export async function build(): Promise<boolean> {
  const hash = sourcesHash()
  if (existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === hash) return false
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
