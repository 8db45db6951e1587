import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { EnvError } from '../lib/core/env'
import type { Found } from '../lib/openapi/types'
import { addressOf } from '../lib/serving/v2-routes'
import { runCommand } from './child'
import { generate } from './generate'
import { ROOT, schemaFiles } from './migrations/files'
import { writeRouteTypes } from './route-types'
import { isStamped, sourceHash } from './source-hash'

const FOLDER = path.join(ROOT, 'lib', 'openapi', 'generated')
const FILE = path.join(FOLDER, 'openapi.json')
const STAMP = path.join(FOLDER, 'sources.sha256')
const SOURCES = ['app/v2', 'lib', 'prisma/schema']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** `npm run openapi`: writes the document from the routes and their schemas. */
export async function run(): Promise<void> {
  generate()
  const hash = sourceHash(SOURCES)
  const text = JSON.stringify(await generateDocument(), null, 1)
  mkdirSync(FOLDER, { recursive: true })
  // A reader meanwhile has the old one or the new one whole.
  writeFileSync(`${FILE}.${process.pid}`, text)
  renameSync(`${FILE}.${process.pid}`, FILE)
  writeFileSync(STAMP, hash)
}

/** The same when the sources have changed since, in a process of its own: it loads every route. */
export async function ensureDocument(): Promise<void> {
  writeRouteTypes()
  if (!isStamped(STAMP, sourceHash(SOURCES))) await runCommand('openapi')
}

async function generateDocument() {
  const { buildDocument } = await import('../lib/openapi/build')
  const { readModels } = await import('../lib/openapi/prisma-models')
  const routes: Found[] = []
  for (const file of routeFiles(path.join(ROOT, 'app', 'v2'))) routes.push(...(await functionsOf(file)))
  routes.push(...(await declaredFunctions(new Set(routes.map((found) => found.path)))))
  const schema = schemaFiles().map(({ content }) => content)
  return buildDocument(routes, readModels(schema.join('\n')))
}

/** What is declared and has no file: one wins with all the methods of its address. */
async function declaredFunctions(filed: ReadonlySet<string>): Promise<Found[]> {
  const { DECLARED_ROUTES } = await import('../lib/registry/declared-routes')
  const found: Found[] = []
  for (const [name, load] of Object.entries(DECLARED_ROUTES))
    for (const [folder, answers] of Object.entries(await load())) {
      const url = addressOf(path.join(name, folder))
      if (filed.has(url)) continue
      for (const [method, route] of Object.entries(answers)) found.push({ path: url, method, route })
    }
  return found
}

function routeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name)
    // The catch-all answers what is declared, and what does not exist.
    if (entry.name.startsWith('[...')) return []
    return entry.isDirectory() ? routeFiles(at) : entry.name === 'route.ts' ? [at] : []
  })
}

/** The route functions of one file; one without options must be a known exception, or it would go unnoticed. */
async function functionsOf(file: string): Promise<Found[]> {
  const { WITHOUT_OPTIONS } = await import('../lib/openapi/build')
  const exported = (await import(pathToFileURL(file).href)) as Record<string, Found['route'] | undefined>
  const url = addressOf(path.relative(path.join(ROOT, 'app', 'v2'), path.dirname(file)))
  return METHODS.flatMap((method) => {
    const route = exported[method]
    if (!route || (!route.options && WITHOUT_OPTIONS.includes(url))) return []
    if (!route.options) throw new EnvError(`${url}: ${method} non passa da handle().`)
    return [{ path: url, method, route }]
  })
}
