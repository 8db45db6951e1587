import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EnvError } from '../lib/core/env'
import { BUILD_ID } from '../lib/core/next-internals'
import { PACKED } from '../lib/serving/pages/packed-files'
import { runCommand, runNode, signalChildren } from './child'
import { LOCKS, locked } from './embedded/lock'
import { generateLocked } from './generate'
import { ROOT } from './migrations/files'
import { ensureDocument } from './openapi'
import { isPacked, packFiles } from './pack-files'
import { checkRoom, checkWritable } from './preflight'
import { MIGRATED } from './prepare'
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
const stampFile = (folder: string) => path.join(folder, 'sources.sha256')
const buildId = (folder: string) => path.join(folder, BUILD_ID)

/** Whether `folder` holds the whole build of these sources: the file that Next writes last counts, not the stamp alone. */
export const isBuilt = (folder: string, hash: string): boolean =>
  existsSync(buildId(folder)) && isStamped(stampFile(folder), hash)

/**
 * Data and a build, one beside the other: only the last third of a build needs data. It begins when the database has been
 * found good, so that a wrong address is named at once and leaves no half a build. Answers whether it built.
 */
export async function prepareAndBuild(): Promise<boolean> {
  // Both load the client.
  if (await generateLocked()) console.log('· client Prisma generato')
  const { data, migrated } = runPrepare()
  const [prepared, built] = await Promise.allSettled([data, migrated.then(() => build(data))])
  if (prepared.status === 'rejected') throw prepared.reason
  if (built.status === 'rejected') throw built.reason
  return built.value
}

/**
 * The demo data are made in large portions, which are garbage when they are written: with the usual room for young objects
 * they are copied about first, for a third of the processor time.
 */
const YOUNG = '--max-semi-space-size=64'

/** Whether a build lacks what a site can do without for a minute, and what `finishBuild` makes. */
export const isUnfinished = (): boolean => !isPacked(path.join(ROOT, distDir()))

/** Scripts and styles in their smallest form: nobody has to wait for them with the first page. */
export async function finishBuild(): Promise<void> {
  const folder = path.join(ROOT, distDir())
  if (!isPacked(folder)) await packFiles(folder)
}

/** Everything, for those who look at all of it; answers whether it built. */
export async function prepareAndBuildAll(): Promise<boolean> {
  const built = await prepareAndBuild()
  await finishBuild()
  return built
}

/** `migrated` is fulfilled before `data`, or rejected with it. */
function runPrepare(): { data: Promise<void>; migrated: Promise<void> } {
  let data = Promise.resolve()
  const said = new Promise<void>((resolve) => {
    data = runCommand('prepare', [], (message) => message === MIGRATED && resolve(), [YOUNG])
  })
  return { data, migrated: Promise.race([said, data]) }
}

/**
 * Builds for production when the sources have changed since the last complete build; answers whether it did. `data` is
 * fulfilled when there is what the pages are made from.
 */
async function build(data: Promise<void>): Promise<boolean> {
  // The server looks up in it which addresses the API has, and Next's build asks for the file: a build beside its making fails.
  await ensureDocument()
  const hash = sourceHash(SOURCES)
  const folder = path.join(ROOT, distDir())
  if (isBuilt(folder, hash)) return false
  checkWritable(folder)
  checkRoom(folder, 500, 'compilare')
  // Two starts of one folder: the second waits, and finds it done.
  const onWait = () => console.log('· un altro comando sta compilando: lo aspetto')
  return locked({ folder: LOCKS, name: `build-${path.basename(folder)}`, onWait }, () =>
    compile(folder, hash, data),
  )
}

async function compile(folder: string, hash: string, data: Promise<void>): Promise<boolean> {
  if (isBuilt(folder, hash)) return false
  await keepingTsconfig(() => runNext(data))
  // A build that stops without an error would otherwise be stamped, and look complete for ever.
  if (!existsSync(buildId(folder)))
    throw new EnvError('La compilazione si è fermata a metà: ripeti il comando.')
  rmSync(path.join(folder, PACKED), { force: true })
  await bundleServer()
  writeFileSync(stampFile(folder), hash)
  return true
}

/** Next's own build, which stops before its pages until there is data (next.config.ts). Where one of the two fails, both end. */
async function runNext(data: Promise<void>): Promise<void> {
  const cli = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
  const ready = path.join(LOCKS, `data.ready.${process.pid}`)
  rmSync(ready, { force: true })
  const next = runNode([cli, 'build'], {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PAGES_WAIT_FOR: ready,
  })
  const both = [data.then(() => writeFileSync(ready, '')), next]
  try {
    await Promise.all(both)
  } catch (error) {
    signalChildren('SIGTERM')
    await Promise.allSettled(both)
    throw error
  } finally {
    rmSync(ready, { force: true })
  }
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
