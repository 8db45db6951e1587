import { addTo } from '@/lib/core/grouped'
import 'server-only'
import { lookup } from '@/lib/core/lookup'
import { type Params, routeTree } from '@/lib/http/route-tree'
import { type Answers, standardRoutes } from '@/lib/resources/standard'
import { DECLARED } from './declared'
import { REPORTS, SUMMARIES } from './reports'
import { ROUTE_TABLES } from './route-tables'

type Loads<T> = Readonly<Record<string, () => Promise<T>>>

/** Loaded and made when it is first asked for; tried again at the next call where that failed. */
function once<T, R>(load: () => Promise<T>, make: (declared: T) => R | Promise<R>): () => Promise<R> {
  let made: Promise<R> | undefined
  return () => {
    made ??= load()
      .then(make)
      .catch((error: unknown) => {
        made = undefined
        throw error
      })
    return made
  }
}

/** The engine of the reports is loaded with the first of them. */
const reports = () => import('@/lib/reports/standard')

const each = <T>(declared: Loads<T>, make: (one: T) => Answers | Promise<Answers>) =>
  Object.entries(declared).map(([path, load]) => [path, once(load, make)] as const)

/** By the name below /v2, all that answers there without a file: a resource may have a table of verbs, too. */
function byName(): Map<string, (() => Promise<Answers>)[]> {
  const found = new Map<string, (() => Promise<Answers>)[]>()
  const all = [
    ...each(DECLARED, standardRoutes),
    ...each(REPORTS, async (report) => (await reports()).reportRoutes(report)),
    ...each(SUMMARIES, async (summary) => (await reports()).summaryRoutes(summary)),
    ...Object.values(ROUTE_TABLES).flatMap(
      ({ loads }): readonly (readonly [string, () => Promise<Answers>])[] => loads,
    ),
  ]
  for (const [name, load] of all) addTo(found, name, load)
  return found
}

/** Path under /v2 → by the folder below it, what the declaration that has it answers without a file. */
export const DECLARED_ROUTES = lookup<() => Promise<Answers>>(
  Object.fromEntries(
    [...byName()].map(([name, loads]) => [
      name,
      once(
        () => Promise.all(loads.map((load) => load())),
        (answers): Answers => Object.assign({}, ...answers),
      ),
    ]),
  ),
)

/** Path under /v2 → finds among its folders, of which a fixed name comes before the id of a record. */
const FINDERS = lookup(
  Object.fromEntries(
    Object.entries(DECLARED_ROUTES).map(([name, load]) => [
      name,
      once(load, (answers) => routeTree(Object.entries(answers))),
    ]),
  ),
)

export type DeclaredAnswer = { answers: Answers[string]; params: Params }

/** What is declared for an address below /v2, cut at its slashes; undefined where nothing is. */
export async function declaredAt(parts: readonly string[]): Promise<DeclaredAnswer | undefined> {
  for (let cut = parts.length; cut > 0; cut -= 1) {
    const find = await FINDERS[parts.slice(0, cut).join('/')]?.()
    const found = find?.(parts.slice(cut).join('/'))
    if (found) return { answers: found.value, params: found.params }
  }
  return undefined
}
