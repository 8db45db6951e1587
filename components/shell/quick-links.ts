import type { Area } from '@/lib/http/client'
import { ICON_NAMES, type IconName } from './navigation/icons'

/** A page that somebody has pinned or has lately opened. */
export type QuickLink = {
  href: string
  label: string
  icon: IconName
  /** The page of one record: its name may be a person's. */
  record: boolean
}
export type QuickLinks = { pins: readonly QuickLink[]; recent: readonly QuickLink[] }

const MOST_PINS = 6
const MOST_RECENT = 8

const NOTHING: QuickLinks = { pins: [], recent: [] }
const listeners = new Set<() => void>()
const read = new Map<string, { text: string | null; who: string; links: QuickLinks }>()

const keyOf = (area: Area) => {
  const key = `area-pagine:${area}`
  return key
}

function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** What this browser keeps for this person; another person's things are not shown to them. */
export function quickLinks(area: Area, who: string): QuickLinks {
  const text = storage()?.getItem(keyOf(area)) ?? null
  const last = read.get(area)
  if (last && last.text === text && last.who === who) return last.links
  const links = parse(text, who)
  read.set(area, { text, who, links })
  return links
}

function parse(text: string | null, who: string): QuickLinks {
  try {
    const found = JSON.parse(text ?? '{}') as Record<string, unknown>
    if (found.who !== who) return NOTHING
    return { pins: itemsIn(found.pins), recent: itemsIn(found.recent) }
  } catch {
    return NOTHING
  }
}

const itemsIn = (found: unknown): QuickLink[] => (Array.isArray(found) ? found.filter(isItem) : [])

function isItem(found: unknown): found is QuickLink {
  const { href, label, icon, record } = (found ?? {}) as Record<string, unknown>
  return (
    typeof href === 'string' &&
    /^\/(?!\/)/.test(href) &&
    typeof label === 'string' &&
    typeof record === 'boolean' &&
    ICON_NAMES.includes(icon as IconName)
  )
}

/** Changes what is kept for this person, in every window. */
export function changeQuickLinks(area: Area, who: string, change: (links: QuickLinks) => QuickLinks): void {
  const before = quickLinks(area, who)
  const { pins, recent } = change(before)
  try {
    storage()?.setItem(keyOf(area), JSON.stringify({ who, pins, recent }))
  } catch {
    // A full storage keeps what it has.
  }
  for (const listener of listeners) listener()
}

export function subscribeToQuickLinks(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const without = (items: readonly QuickLink[], href: string) => items.filter((item) => item.href !== href)

/** The page was opened: it comes first among the recent ones, and a pin takes its new name. */
export const opened =
  (item: QuickLink) =>
  ({ pins, recent }: QuickLinks): QuickLinks => ({
    pins: pins.map((pin) => (pin.href === item.href ? item : pin)),
    recent: [item, ...without(recent, item.href)].slice(0, MOST_RECENT),
  })

/** Where there is no place for one more pin, the oldest goes. */
export const pinned =
  (item: QuickLink) =>
  ({ pins, recent }: QuickLinks): QuickLinks => ({
    pins: [...without(pins, item.href), item].slice(-MOST_PINS),
    recent,
  })

export const unpinned =
  (href: string) =>
  ({ pins, recent }: QuickLinks): QuickLinks => ({ pins: without(pins, href), recent })

/** There is no such page any more, or not for this person. */
export const gone =
  (href: string) =>
  ({ pins, recent }: QuickLinks): QuickLinks => ({ pins: without(pins, href), recent: without(recent, href) })

/** Signing out leaves no name of a record behind: other people may use this browser. */
export function forgetRecords(area: Area): void {
  try {
    const { who, pins } = JSON.parse(storage()?.getItem(keyOf(area)) ?? '{}') as Record<string, unknown>
    const screens = itemsIn(pins).filter(({ record }) => !record)
    storage()?.setItem(keyOf(area), JSON.stringify({ who, pins: screens, recent: [] }))
  } catch {
    storage()?.removeItem(keyOf(area))
  }
  for (const listener of listeners) listener()
}
