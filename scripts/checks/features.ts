import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../migrations/files'

/** feature → the features whose files it imports. */
export type Graph = Map<string, Set<string>>

const FEATURES = path.join(ROOT, 'lib', 'features')
const IMPORT =
  /^(?:import|export)\s+(type\b)?[^'";]*?from\s+['"]([^'"]+)['"]|\b(import)\(\s*['"]([^'"]+)['"]/gm

/** Features that know each other, types included: more of them and nobody can change one alone. */
const MAX_PAIRS = 90

type Import = {
  from: string
  to: string
  /** It is needed when the module is loaded: neither a type nor a module that is asked for later. */
  atOnce: boolean
}

/** Every import of another feature, by the files of this one and of its rooms; tests and their helpers are left out. */
function importsOf(feature: string): Import[] {
  const folder = path.join(FEATURES, feature)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)(?:test-kit|testing)\.tsx?$/.test(name),
  )
  return sources.flatMap((name) => {
    const file = path.join(folder, name)
    return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, type, named, lazy, late = '']) => {
      const to = featureOf(named ?? late, path.dirname(file))
      return to && to !== feature ? [{ from: feature, to, atOnce: !type && !lazy }] : []
    })
  })
}

/** The feature that an import names; none where it names a package or another storey. */
function featureOf(named: string, folder: string): string | undefined {
  if (!/^[@.]+\//.test(named)) return undefined
  const file = named.startsWith('@/') ? path.join(ROOT, named.slice(2)) : path.resolve(folder, named)
  const [feature = ''] = path.relative(FEATURES, file).split(path.sep)
  return feature !== '..' && existsSync(path.join(FEATURES, feature)) ? feature : undefined
}

/** The first way back to where it started, as a list of features. */
export function findCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const walk = (feature: string, trail: string[]): string[] | undefined => {
    if (trail.includes(feature)) return [...trail.slice(trail.indexOf(feature)), feature]
    if (done.has(feature)) return undefined
    for (const other of graph.get(feature) ?? []) {
      const circle = walk(other, [...trail, feature])
      if (circle) return circle
    }
    done.add(feature)
    return undefined
  }
  for (const feature of graph.keys()) {
    const circle = walk(feature, [])
    if (circle) return circle
  }
  return undefined
}

const graphOf = (imports: Import[]): Graph => {
  const graph: Graph = new Map()
  for (const { from, to } of imports) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** Two features that need each other are one feature cut in two, or lack a third one below them; and few need another at all. */
export function checkFeatures(): string[] {
  if (!existsSync(FEATURES)) return []
  const folders = readdirSync(FEATURES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const imports = folders.flatMap(({ name }) => importsOf(name))
  const circle = findCircle(graphOf(imports.filter(({ atOnce }) => atOnce)))
  const pairs = [...graphOf(imports).values()].reduce((sum, others) => sum + others.size, 0)
  return [
    ...(circle ? [`lib/features: ${circle.join(' → ')} è un circolo`] : []),
    ...(pairs > MAX_PAIRS ? [`lib/features: ${pairs} coppie si conoscono, al massimo ${MAX_PAIRS}`] : []),
  ]
}
