import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DECLARED } from '../lib/registry/declared'
import { REPORTS, SUMMARIES } from '../lib/registry/reports'
import { ROUTE_TABLES } from '../lib/registry/route-tables'
import { ROOT } from './migrations/files'

const API = path.join(ROOT, 'app', 'v2')
const FOLDER = path.join(ROOT, 'lib', 'http', 'generated')
const FILE = path.join(FOLDER, 'routes.d.ts')

/** One level of the tree: by name the folders in it, where `*` is a parameter; under '' the type of what answers there. */
type Tree = { [name: string]: Tree | string }

const segmentsOf = (folder: string) => folder.split('/').map((name) => (name.startsWith('[') ? '*' : name))

/** What stands there already stays: a file wins over a declaration. */
function put(tree: Tree, folder: string, type: string): void {
  let at = tree
  for (const name of folder === '' ? [] : segmentsOf(folder)) {
    at[name] ??= {}
    at = at[name] as Tree
  }
  at[''] ??= type
}

function putFiles(tree: Tree): void {
  for (const file of readdirSync(API, { recursive: true, encoding: 'utf8' })) {
    const folder = path.dirname(file).split(path.sep).join('/')
    // The catch-all answers what is declared, and what does not exist.
    if (path.basename(file) !== 'route.ts' || folder.includes('[...')) continue
    put(tree, folder, `typeof import('@/app/v2/${folder}/route')`)
  }
}

/** What a declaration may answer without a file; which of it, only the declaration itself knows. */
const DECLARATIONS: { paths: readonly string[]; type: string; folders: readonly string[] }[] = [
  ...Object.entries(ROUTE_TABLES).map(([name, { loads, folders }]) => ({
    paths: loads.map(([path]) => path),
    type: `Awaited<ReturnType<(typeof import('@/lib/registry/route-tables').ROUTE_TABLES)['${name}']['routes']>>`,
    folders,
  })),
  {
    paths: Object.keys(DECLARED),
    type: `import('@/lib/resources/standard').StandardRoutes`,
    folders: ['', '[id]', 'export', 'bulk', 'order'],
  },
  {
    paths: Object.keys(REPORTS),
    type: `import('@/lib/reports/standard').ReportRoutes`,
    folders: ['', 'export', 'gruppi'],
  },
  {
    paths: Object.keys(SUMMARIES),
    type: `import('@/lib/reports/standard').SummaryRoutes`,
    folders: ['', 'export', 'incrocio'],
  },
]

function putDeclared(tree: Tree): void {
  for (const { paths, type, folders } of DECLARATIONS)
    for (const name of paths)
      for (const folder of folders) put(tree, folder ? `${name}/${folder}` : name, `${type}['${folder}']`)
}

const textOf = (tree: Tree): string =>
  `{ ${Object.entries(tree)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, at]) => `'${name}': ${typeof at === 'string' ? at : textOf(at)}`)
    .join('; ')} }`

/** Writes lib/http/generated/routes.d.ts, by which the browser's calls know their replies; only when it changes. */
export function writeRouteTypes(): void {
  const tree: Tree = {}
  putFiles(tree)
  putDeclared(tree)
  const text = `export type Routes = ${textOf(tree)}\n`
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) return
  mkdirSync(FOLDER, { recursive: true })
  // A reader meanwhile has the old one or the new one whole.
  writeFileSync(`${FILE}.${process.pid}`, text)
  renameSync(`${FILE}.${process.pid}`, FILE)
}
