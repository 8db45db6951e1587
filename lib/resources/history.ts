import { addTo } from '@/lib/core/grouped'
import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { AuditModel } from '@/lib/history/models'
import { DECLARED, WRITTEN_BY_VERBS } from '@/lib/registry/declared'
import type { Commit } from '@/prisma/generated/client'
import { adminsWith, noAccess } from './access'
import { concealedColumns } from './concealed'
import { delegate } from './delegate'
import type { Access, Resource, Where } from './types'

/** What the history needs to know of a kind of record; a resource that the engine writes says all of it. */
export type HistoryRule = Pick<
  Resource,
  'model' | 'fixed' | 'conceals' | 'title' | 'pictures' | 'recordsExports'
> & {
  audit?: AuditModel
  permission?: Resource['permission']
  /** Its fields of the kinds image and richtext show files to its readers. */
  form?: Resource['form']
  /** Where its list page lives; without one there is no page to open. */
  page?: string
  access: { read: Access; update?: Access }
}

type CommitLike = Pick<Commit, 'id' | 'model' | 'ref'> & CommitSnapshot
type CommitSnapshot = { model: string; info: unknown; deletedObject: unknown }
type Rules = ReadonlyMap<string, readonly HistoryRule[]>

let loaded: Promise<Rules> | undefined

/** Model of the history → the kinds of records that it tells of: several where they share a table. */
export function historyRules(): Promise<Rules> {
  loaded ??= load()
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

async function load(): Promise<Rules> {
  const all = await Promise.all([...Object.values(DECLARED), ...WRITTEN_BY_VERBS].map((one) => one()))
  const rules = new Map<string, HistoryRule[]>()
  for (const rule of all as HistoryRule[]) {
    const model = rule.audit ?? rule.recordsExports
    if (model) addTo(rules, model, rule)
  }
  return rules
}

/**
 * The rows whose history somebody may read: those that they may read and, where anybody may change them, change. Who
 * only reads what is published does not read the drafts that it was.
 */
export function historyAccess(rule: HistoryRule, actor: Actor): boolean | Where {
  const { audit, permission, access } = rule
  const { read, update } = access
  // Of records without a history only what was exported, or said with a reason, is told: to the administrators who work with the list.
  if (!audit) return permission !== undefined && adminsWith(permission)(actor)
  const answers = [read(actor), !update || update === noAccess ? true : update(actor)]
  if (answers.includes(false)) return false
  const filters = answers.filter((answer) => answer !== true)
  return filters.length === 0 || { AND: filters }
}

/** What was kept of the object of a change. */
export const snapshotIn = ({ info, deletedObject }: Omit<CommitSnapshot, 'model'>) =>
  (deletedObject ?? (info as { data?: unknown }).data ?? {}) as Record<string, unknown>

/** The rule for one object: where several kinds share a model of the history, their fixed values tell which it is. */
export async function ruleOf(commit: CommitSnapshot) {
  const values = snapshotIn(commit)
  return (await historyRules())
    .get(commit.model)
    ?.find(({ fixed }) => Object.entries(fixed ?? {}).every(([name, value]) => values[name] === value))
}

/** The resource whose history tells of this object; undefined where restoring is not offered. */
export async function resourceOf(commit: CommitSnapshot) {
  const rule = await ruleOf(commit)
  return rule && 'schema' in rule ? (rule as Resource) : undefined
}

/** Of these entries the ones that somebody may read, in their order. */
export async function readableCommits<C extends CommitLike>(
  actor: Actor,
  commits: readonly C[],
): Promise<C[]> {
  const shown = new Set<string>()
  const asked = new Map<HistoryRule, C[]>()
  for (const commit of commits) {
    const rule = (await ruleOf(commit)) ?? (await groupRule(commit))
    const answer = rule ? historyAccess(rule, actor) : false
    if (answer === true) shown.add(commit.id)
    else if (rule && answer) addTo(asked, rule, commit)
  }
  for (const [rule, some] of asked) {
    const refs = new Set(await visibleAmong(rule, actor, some))
    for (const { id, ref } of some) if (refs.has(ref)) shown.add(id)
  }
  return commits.filter(({ id }) => shown.has(id))
}

/** The entry of a group keeps no object: any of the kinds that share its model has the same readers. */
async function groupRule({ model, info }: CommitLike): Promise<HistoryRule | undefined> {
  return (info as { group?: unknown }).group ? (await historyRules()).get(model)?.[0] : undefined
}

async function visibleAmong(
  rule: HistoryRule,
  actor: Actor,
  commits: readonly CommitLike[],
): Promise<string[]> {
  const where = historyAccess(rule, actor) as Where
  const refs = [...new Set(commits.map(({ ref }) => ref))]
  const rows = await rowsOf(rule).findMany({
    where: { AND: [where, { id: { in: refs } }] },
    orderBy: { id: 'asc' },
    take: refs.length,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

const rowsOf = (rule: HistoryRule) => delegate(rule)

/** Whether this is a record of any kind whose history somebody may read, be it empty. */
export async function canReadHistoryOf(actor: Actor, ref: string): Promise<boolean> {
  for (const rule of [...(await historyRules()).values()].flat()) {
    const answer = historyAccess(rule, actor)
    if (answer === false) continue
    const where = { AND: [answer === true ? {} : answer, { id: ref }] }
    if (await rowsOf(rule).count({ where })) return true
  }
  return false
}

/**
 * The feed of all changes, as far as somebody reads the records that it tells of: the models of which they see every
 * row. Of a part of the rows the records' own pages tell. What was saved together is one line.
 */
export async function feedFor(actor: Actor | null): Promise<Where> {
  return { model: { in: await modelsFor(actor) }, groupId: null }
}

/** The models of the history of which somebody sees every row. */
export const modelsFor = async (actor: Actor | null): Promise<string[]> =>
  [...(await historyRules())].flatMap(([model, rules]) =>
    actor && rules.every((rule) => historyAccess(rule, actor) === true) ? [model] : [],
  )

/** Fields of an object that this reader must not learn, in its history either. */
export async function concealedIn(commit: CommitSnapshot, actor: Actor) {
  const rule = await ruleOf(commit)
  return rule ? concealedColumns(rule, actor) : []
}
