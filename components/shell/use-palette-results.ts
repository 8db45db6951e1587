'use client'

import type { IconName } from './navigation/icons'
import type { NavGroup } from './navigation/types'
import { casesScreen, findScreens, isNamed } from './palette-search'
import { useFoundCases } from './use-found-cases'

export type PaletteItem = { href: string; label: string; detail: string; icon: IconName }
export type PaletteGroup = { label: string; items: PaletteItem[] }

/** What the palette offers for a question, and what it says when that is nothing. */
export function usePaletteResults(navigation: readonly NavGroup[], question: string) {
  const list = casesScreen(navigation)
  const { cases, searching, failed } = useFoundCases(question, list !== undefined)
  const found = cases.map(
    ({ _id, codice, intestatario }): PaletteItem => ({
      href: `${list}/${_id}`,
      label: intestatario || codice,
      detail: codice,
      icon: 'case',
    }),
  )
  const screens = findScreens(navigation, question).map(
    ({ path, label, group, icon }): PaletteItem => ({ href: path, label, detail: group, icon }),
  )
  const pages: PaletteGroup = { label: 'Pagine', items: screens }
  const people: PaletteGroup = { label: 'Pratiche', items: found }
  // Cases come later: they must not push away the page whose name is being written.
  const groups = screens.some(({ label }) => isNamed(label, question)) ? [pages, people] : [people, pages]
  const nothing = searching
    ? 'Cerco…'
    : failed
      ? 'Non riusciamo a cercare tra le pratiche.'
      : 'Nessun risultato.'
  return { groups: groups.filter(({ items }) => items.length > 0), nothing, withCases: list !== undefined }
}
