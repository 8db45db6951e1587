import { fold } from '@/lib/core/text'
import type { NavGroup, Screen } from './navigation/types'
import { menuOf } from './navigation/visible'

/** A case as the palette finds it by code, IDEGG or name. */
export type FoundCase = { _id: string; codice: string; intestatario: string }

export const SHORTEST_CASE_SEARCH = 3

/** Screens whose name, group or other words contain every word of the question; first those whose name it begins. */
export function findScreens(
  navigation: readonly NavGroup[],
  question: string,
): (Screen & { group: string })[] {
  const words = fold(question).split(/\s+/).filter(Boolean)
  const found = menuOf(navigation).flatMap(({ label: group, screens }) =>
    screens
      .filter((screen) => {
        const text = fold(`${screen.label} ${screen.keywords} ${group}`)
        return words.every((word) => text.includes(word))
      })
      .map((screen) => ({ ...screen, group })),
  )
  const named = (screen: Screen) => Number(isNamed(screen.label, question))
  return found.sort((a, b) => named(b) - named(a))
}

/** The question is how this name begins. */
export const isNamed = (name: string, question: string) => fold(name).startsWith(fold(question).trim())

/** The list of cases that this person may open; without one there is nothing to search. */
export function casesScreen(navigation: readonly NavGroup[]): string | undefined {
  const screens = navigation.flatMap((group) => group.screens)
  return screens.find(({ path }) => path.endsWith('/reports/pratiche'))?.path
}
