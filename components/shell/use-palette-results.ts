'use client'

import { useArea } from '@/components/data/page/area'
import type { SearchGroup } from '@/lib/features/search/schema'
import type { IconName } from './navigation/icons'
import { actionsOf } from './navigation/places'
import type { NavGroup } from './navigation/types'
import { currentEntry } from './navigation/visible'
import { findActions, findScreens, hasRecords, hrefOf, isNamed } from './palette-search'
import { useFoundRecords } from './use-found-records'
import { useOwnActions } from './use-own-actions'
import { useQuickLinks } from './use-quick-links'

export type PaletteItem = {
  id: string
  label: string
  detail: string
  icon: IconName
  /** Found for what was typed before: the keyboard does not open it. */
  isStale?: boolean
} & ({ href: string } | { run: () => void })
export type PaletteGroup = { label: string; items: PaletteItem[] }

/** Kinds that are found on pages of another kind. */
const PEOPLE = ['clients', 'agents']
/** How many lines of a kind there are before something is asked for. */
const UNASKED = 5

/** What the palette offers for a question, and what it says when that is nothing. */
export function usePaletteResults(navigation: readonly NavGroup[], question: string, onKeys: () => void) {
  const withRecords = useArea() !== 'client' && hasRecords(navigation)
  const { groups: found, similar, isStale, searching, failed } = useFoundRecords(question, withRecords)
  const actions = useActions(navigation, question, onKeys)
  const links = useQuickLinkGroup()
  const isAsked = question.trim() !== ''
  const pages: PaletteGroup = { label: 'Pagine', items: pagesOf(navigation, question) }
  const records = found.map((group) => recordsOf(navigation, group, isStale))
  const named = (group: PaletteGroup) => isAsked && group.items.some(({ label }) => isNamed(label, question))
  // Records come later: they must not push away the page or the action whose name is being written.
  const first = [pages, actions].filter(named)
  const last = [pages, actions].filter((group) => !first.includes(group))
  const groups = isAsked ? [...first, ...records, ...last] : [links, cut(actions), cut(pages)]
  const nothing = searching
    ? 'Cerco…'
    : failed
      ? 'Non riusciamo a cercare tra i record.'
      : 'Nessun risultato.'
  const meant = isAsked && records.some(({ items }) => items.length > 0) ? similar : []
  return { groups: groups.filter(({ items }) => items.length > 0), nothing, similar: meant, withRecords }
}

const cut = ({ label, items }: PaletteGroup): PaletteGroup => ({ label, items: items.slice(0, UNASKED) })

const pagesOf = (navigation: readonly NavGroup[], question: string) =>
  findScreens(navigation, question).map(
    ({ path, label, group, icon }): PaletteItem => ({ id: path, href: path, label, detail: group, icon }),
  )

function useActions(navigation: readonly NavGroup[], question: string, onKeys: () => void): PaletteGroup {
  const begun = actionsOf(navigation).map((action) => ({ ...action, id: `> ${action.href}` }))
  const own = useOwnActions(onKeys).map((action) => ({ ...action, id: `> ${action.label}`, detail: '' }))
  return { label: 'Azioni', items: findActions([...begun, ...own], question) }
}

function useQuickLinkGroup(): PaletteGroup {
  const { pins, recent } = useQuickLinks()
  const items = [...pins, ...recent].slice(0, UNASKED)
  const unique = items.filter(({ href }, at) => items.findIndex((one) => one.href === href) === at)
  return {
    label: 'Fissate e recenti',
    items: unique.map(({ href, label, icon }) => ({ id: `^ ${href}`, href, label, detail: '', icon })),
  }
}

/** Records of one kind, with the icon of the page that they open on. */
function recordsOf(
  navigation: readonly NavGroup[],
  { kind, label, items }: SearchGroup,
  isStale: boolean,
): PaletteGroup {
  const shown = items.flatMap((hit): PaletteItem[] => {
    const href = hrefOf(navigation, hit)
    if (!href) return []
    const list = currentEntry(navigation, href.split('?', 1)[0] ?? '')
    const icon = PEOPLE.includes(kind) ? 'person' : list?.icon
    return [
      { id: `${kind} ${hit._id}`, href, label: hit.title, detail: hit.detail, icon: icon ?? 'case', isStale },
    ]
  })
  return { label, items: shown }
}
