import 'server-only'
import { dayOf, startOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { TextInForce, TextSource, TextVersion } from '@/lib/duties/types'
import { PAGE_TEMPLATES } from '@/lib/page-templates/all'
import { LEGAL_SETTINGS } from '@/lib/registry/legal-settings'
import { inForceOn, type Version } from '@/lib/settings/in-force'
import { setting } from '@/lib/settings/read'
import { settingId } from '@/lib/settings/setting-id'
import type { Prisma } from '@/prisma/generated/client'
import { type Entry, type State, statesOf, versionsIn } from './texts-of-history'

/** Nothing was said before the installation knew the setting: its initial value is as old as that. */
const ALWAYS = new Date('2020-01-01T00:00:00+01:00')

type Info = { changes?: Entry['changes']; data?: Entry['data'] }

/** The entries of some objects of the history, in the order of time: those of a kind, or of an id. */
async function historyOf(where: Prisma.CommitWhereInput): Promise<Map<string, Entry[]>> {
  const rows = await db().commit.findMany({
    where,
    select: { ref: true, info: true, deletedObject: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const found = new Map<string, Entry[]>()
  for (const { ref, info, deletedObject, createdAt } of rows) {
    const { changes = [], data = null } = info as unknown as Info
    found.set(ref, [
      ...(found.get(ref) ?? []),
      { at: createdAt, changes, data, deleted: deletedObject as Entry['deleted'] },
    ])
  }
  return found
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
    const history = await historyOf({ model: 'Pagine' })
    const shown = (data: Readonly<Record<string, unknown>>) =>
      data.published === true ? String(data.corpo) : null
    // Pages that are gone are known by their history alone.
    const gone = [...history.keys()].filter((id) => !pages.some((page) => page.id === id))
    return [...pages.map(({ id }) => id), ...gone].flatMap((id) => {
      const page = pages.find((one) => one.id === id)
      const entries = history.get(id) ?? []
      const titolo = page?.titolo ?? entries.findLast(({ data }) => data)?.data?.titolo ?? id
      const since = (entries.length > 0 ? page?.createdAt : page?.testoAl) ?? ALWAYS
      const text = { testo: String(titolo), formato: 'html' } as const
      return versionsIn(statesOf(entries, since, page ?? null, shown), period, text)
    })
  },
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

/** The versions of a setting that has some, each with its first day. */
function versionsOf(value: unknown): (Version & { testo?: string })[] | null {
  const isVersion = (one: unknown) => typeof (one as Version | null)?.dal === 'string'
  return Array.isArray(value) && value.length > 0 && value.every(isVersion) ? value : null
}

/** What has begun stays as it was: each version is a text from its own day on. */
const statesOfVersions = (versions: NonNullable<ReturnType<typeof versionsOf>>): State[] =>
  versions
    .toSorted((a, b) => a.dal.localeCompare(b.dal))
    .map((one) => ({ at: startOfDay(one.dal), corpo: plain(one.testo ?? one) }))

/** What the office has set that the law asks for: the warning, the terms for complaints, the hours of training. */
export const legalSettings: TextSource = {
  name: 'impostazioni',
  titolo: 'Impostazioni',
  async inForce(): Promise<TextInForce[]> {
    const rows = await db().setting.findMany({ where: { key: { in: LEGAL_SETTINGS.map(({ key }) => key) } } })
    const found: TextInForce[] = []
    for (const definition of LEGAL_SETTINGS) {
      const versions = versionsOf(await setting(definition))
      const row = rows.find(({ key }) => key === definition.key)
      const changed = row ? dayOf(row.updatedAt) : null
      const dal = versions ? inForceOn(versions, todayInRome()).dal : changed
      found.push({ testo: definition.label, dal, href: '/admin/settings' })
    }
    return found
  },
  async versions(period): Promise<TextVersion[]> {
    const history = await historyOf({ ref: { in: LEGAL_SETTINGS.map(({ key }) => settingId(key)) } })
    const found: TextVersion[] = []
    for (const definition of LEGAL_SETTINGS) {
      const entries = history.get(settingId(definition.key)) ?? []
      const now = { value: await setting(definition) }
      const versions = versionsOf(now.value)
      const states = versions
        ? statesOfVersions(versions)
        : statesOf(entries, ALWAYS, now, ({ value }) => plain(value))
      found.push(...versionsIn(states, period, { testo: definition.label, formato: 'txt' }))
    }
    return found
  },
}
