import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../migrations/files'

/** feature → the features whose files it imports. */
export type Graph = Map<string, Set<string>>

const FEATURES = path.join(ROOT, 'lib', 'features')
const IMPORT = /^import\s+(?!type\b)[^'"]*['"](?:@\/lib\/features|\.\.)\/([\w-]+)\//gm

function importsOf(feature: string): Set<string> {
  const folder = path.join(FEATURES, feature)
  const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  const found = sources.flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    return [...text.matchAll(IMPORT)].map(([, other = '']) => other)
  })
  return new Set(found.filter((other) => other !== feature && existsSync(path.join(FEATURES, other))))
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

/** Two features that need each other are one feature cut in two, or lack a third one below them. */
export function checkFeatureCircles(): string[] {
  if (!existsSync(FEATURES)) return []
  const folders = readdirSync(FEATURES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const circle = findCircle(new Map(folders.map(({ name }) => [name, importsOf(name)])))
  return circle ? [`lib/features: ${circle.join(' → ')} è un circolo`] : []
}
