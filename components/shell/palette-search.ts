import { holds } from '@/lib/core/search-words'
import { fold } from '@/lib/core/text'
import type { SearchHit } from '@/lib/features/search/schema'
import type { NavGroup, Screen } from './navigation/types'
import { matches, menuOf } from './navigation/visible'

/** The question is how this name begins. */
export const isNamed = (name: string, question: string) => fold(name).startsWith(fold(question).trim())

/** First those whose name the question begins: Enter opens the first. */
const namedFirst = <T extends { label: string }>(found: T[], question: string): T[] =>
  found.sort((a, b) => Number(isNamed(b.label, question)) - Number(isNamed(a.label, question)))

/** Screens whose name, group or other words contain every word of the question. */
export function findScreens(
  navigation: readonly NavGroup[],
  question: string,
): (Screen & { group: string })[] {
  const isAsked = holds(question)
  const found = menuOf(navigation).flatMap(({ label: group, screens }) =>
    screens
      .filter((screen) => isAsked(`${screen.label} ${screen.keywords} ${group}`))
      .map((screen) => ({ ...screen, group })),
  )
  return namedFirst(found, question)
}

type Searchable = { label: string; keywords: string; detail: string }

/** Those of some actions whose name, place or other words contain every word of the question. */
export function findActions<T extends Searchable>(actions: readonly T[], question: string): T[] {
  const isAsked = holds(question)
  return namedFirst(
    actions.filter(({ label, keywords, detail }) => isAsked(`${label} ${keywords} ${detail}`)),
    question,
  )
}

/** Whether there is a record page that a search could lead to. */
export const hasRecords = (navigation: readonly NavGroup[]): boolean => {
  const screens = navigation.flatMap((group) => group.screens)
  return menuOf(navigation).some((group) =>
    group.screens.some(({ path }) => screens.some((screen) => screen.path === `${path}/{id}`)),
  )
}

/** The first page of a record that is built and open to this reader. */
export function hrefOf(navigation: readonly NavGroup[], { hrefs }: SearchHit): string | undefined {
  const screens = navigation.flatMap((group) => group.screens)
  return hrefs.find((href) => {
    const path = href.split(/[?#]/, 1)[0] ?? ''
    return screens.some((screen) => matches(screen, path))
  })
}
