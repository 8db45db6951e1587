import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './migrations/files'

const API = path.join(ROOT, 'app', 'v2')
const FOLDER = path.join(ROOT, 'lib', 'http', 'generated')
const FILE = path.join(FOLDER, 'routes.d.ts')

/** One level of the tree: the routes of a folder, and the folders in it; a parameter is `*`. */
function treeOf(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true })
  const below = entries
    // The catch-all answers what does not exist.
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('[...'))
    .map(({ name }) => `'${name.startsWith('[') ? '*' : name}': ${treeOf(path.join(folder, name))}`)
  const at = path.relative(ROOT, folder).split(path.sep).join('/')
  const here = entries.some(({ name }) => name === 'route.ts') ? [`'': typeof import('@/${at}/route')`] : []
  return `{ ${[...here, ...below].join('; ')} }`
}

/** Writes lib/http/generated/routes.d.ts, by which the browser's calls know their replies; only when it changes. */
export function writeRouteTypes(): void {
  const text = `export type Routes = ${treeOf(API)}\n`
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) return
  mkdirSync(FOLDER, { recursive: true })
  // Whoever reads meanwhile has the old one or the new one whole.
  writeFileSync(`${FILE}.${process.pid}`, text)
  renameSync(`${FILE}.${process.pid}`, FILE)
}
