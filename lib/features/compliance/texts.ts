import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { oreFormazione } from '@/lib/features/formazione/settings'
import { reclamiTermini } from '@/lib/features/tickets/settings'
import { PAGE_TEMPLATES } from '@/lib/page-templates/all'
import { creditWarning } from '@/lib/settings/company'
import type { Setting } from '@/lib/settings/define'
import { setting } from '@/lib/settings/read'
import { settingId } from '@/lib/settings/setting-id'
import type { Prisma } from '@/prisma/generated/client'
import { versionsIn, type Written } from './texts-of-history'
import type { TextInForce, TextSource, TextVersion } from './types'

type Change = { field: string; before: unknown; after: unknown }
type Info = { changes?: Change[]; data?: Record<string, unknown> | null }

/** What the history has of some objects, in the order of time. */
async function historyOf(refs: readonly string[]): Promise<Map<string, { at: Date; info: Info }[]>> {
  const rows = await db().commit.findMany({
    where: { ref: { in: [...refs] } },
    select: { ref: true, info: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const found = new Map<string, { at: Date; info: Info }[]>()
  for (const { ref, info, createdAt } of rows)
    found.set(ref, [...(found.get(ref) ?? []), { at: createdAt, info: info as Prisma.JsonObject as Info }])
  return found
}

/**
 * What a field was, from when on: by each entry of the history that wrote it, and before the first one what that entry replaced. An
 * object without entries is as it has always been.
 */
function written(
  entries: readonly { at: Date; info: Info }[],
  field: string,
  since: Date,
  now: unknown,
  words: (value: unknown) => string,
): Written[] {
  const changed = entries.flatMap(({ at, info }) => {
    const change = info.changes?.find((one) => one.field === field)
    if (change) return [{ at, before: change.before as unknown, after: change.after as unknown }]
    const isNew = (info.changes ?? []).length === 0 && info.data !== null && info.data !== undefined
    return isNew ? [{ at, before: undefined, after: info.data?.[field] }] : []
  })
  const [first] = changed
  if (!first) return [{ at: since, corpo: words(now) }]
  const start =
    first.before === undefined || first.before === null ? [] : [{ at: since, corpo: words(first.before) }]
  return [
    ...start,
    ...changed.flatMap(({ at, after }) => (after === undefined ? [] : [{ at, corpo: words(after) }])),
  ]
}

const isPublished = ({ published }: { published: boolean }) => published

/** The pages of the site that the law asks for, by their addresses. */
export const legalPages: TextSource = {
  name: 'pagine',
  titolo: 'Pagine del sito',
  async inForce(): Promise<TextInForce[]> {
    const urls = PAGE_TEMPLATES.map(({ url }) => url)
    const pages = await db().page.findMany({ where: { url: { in: urls } }, orderBy: { titolo: 'asc' } })
    const missing = PAGE_TEMPLATES.filter(
      ({ url }) => !pages.some((page) => page.url === url && isPublished(page)),
    )
    return [
      ...pages.filter(isPublished).map(({ id, titolo, testoAl }) => ({
        testo: titolo,
        dal: dayOf(testoAl),
        href: `/admin/site/pages/${id}`,
      })),
      ...missing.map(({ url, titolo }) => {
        const draft = pages.find((page) => page.url === url)
        return {
          testo: titolo,
          dal: null,
          href: draft ? `/admin/site/pages/${draft.id}` : '/admin/site/pages',
          manca: true as const,
        }
      }),
    ]
  },
  async versions(period): Promise<TextVersion[]> {
    const pages = await db().page.findMany({ orderBy: { titolo: 'asc' } })
    const history = await historyOf(pages.map(({ id }) => id))
    return pages.filter(isPublished).flatMap(({ id, titolo, corpo, testoAl, createdAt }) => {
      const entries = history.get(id) ?? []
      const since = entries.length === 0 ? testoAl : createdAt
      return versionsIn(written(entries, 'corpo', since, corpo, String), period, {
        testo: titolo,
        formato: 'html',
      })
    })
  },
}

/** Settings whose words or figures the law asks for: a date from which they hold lies in the history of each. */
const LEGAL_SETTINGS = [creditWarning, reclamiTermini, oreFormazione] as unknown as readonly Setting[]

/** Nothing was said before the installation knew the setting: its initial value is as old as that. */
const ALWAYS = new Date('2020-01-01T00:00:00+01:00')
const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

/** What the office has set that the law asks for: the warning, the terms for complaints, the hours of training. */
export const legalSettings: TextSource = {
  name: 'impostazioni',
  titolo: 'Impostazioni',
  async inForce(): Promise<TextInForce[]> {
    const rows = await db().setting.findMany({ where: { key: { in: LEGAL_SETTINGS.map(({ key }) => key) } } })
    return LEGAL_SETTINGS.map(({ key, label }) => {
      const row = rows.find((one) => one.key === key)
      return { testo: label, dal: row ? dayOf(row.updatedAt) : null, href: '/admin/settings' }
    })
  },
  async versions(period): Promise<TextVersion[]> {
    const history = await historyOf(LEGAL_SETTINGS.map(({ key }) => settingId(key)))
    const found: TextVersion[] = []
    for (const definition of LEGAL_SETTINGS) {
      const entries = history.get(settingId(definition.key)) ?? []
      const values = written(entries, 'value', ALWAYS, await setting(definition), plain)
      found.push(...versionsIn(values, period, { testo: definition.label, formato: 'txt' }))
    }
    return found
  },
}
