import 'server-only'
import { lookup } from '@/lib/core/lookup'
import { type Answers, standardRoutes } from '@/lib/resources/standard'
import { DECLARED } from './declared'
import { REPORTS, SUMMARIES } from './reports'

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

/** Path under /v2 → by the folder below it, what the declaration that has it answers without a file. */
export const DECLARED_ROUTES = lookup<() => Promise<Answers>>(
  Object.fromEntries([
    ...each(DECLARED, standardRoutes),
    ...each(REPORTS, async (report) => (await reports()).reportRoutes(report)),
    ...each(SUMMARIES, async (summary) => (await reports()).summaryRoutes(summary)),
  ]),
)

export type DeclaredAnswer = { answers: Answers[string]; params: Record<string, string> }

/**
 * What is declared for an address below /v2, cut at its slashes; undefined where nothing is. What follows a path is a folder
 * that its declaration knows, or else the id of a record.
 */
export async function declaredAt(parts: readonly string[]): Promise<DeclaredAnswer | undefined> {
  const own = await DECLARED_ROUTES[parts.join('/')]?.()
  if (own?.['']) return { answers: own[''], params: {} }
  const above = await DECLARED_ROUTES[parts.slice(0, -1).join('/')]?.()
  const last = parts.at(-1)
  if (!above || !last) return undefined
  const folder = Object.hasOwn(above, last) ? last : '[id]'
  const answers = above[folder]
  return answers && { answers, params: { id: last } }
}
