import type { IconName } from './icons'
import type { NavGroup, Screen } from './types'
import { currentEntry, matches, menuOf } from './visible'

/** An entry of the rail: a kind of work with its screens, or one screen alone. */
export type Place = { label: string; icon: IconName; href: string; screens: readonly Screen[] }

/** How many places the bar of the phone has, besides "Altro". */
const IN_BAR = 4

const alone = (screen: Screen): Place => ({
  label: screen.label,
  icon: screen.icon,
  href: screen.path,
  screens: [screen],
})

/** The entries of the rail. A group of which somebody sees one screen is that screen; one without a label, its screens. */
export function placesOf(navigation: readonly NavGroup[]): Place[] {
  return menuOf(navigation).flatMap(({ label, icon, screens }): Place[] => {
    const [first] = screens
    if (label === '' || screens.length === 1) return screens.map(alone)
    return first ? [{ label, icon, href: first.path, screens }] : []
  })
}

/**
 * Where an address is: the entry of the rail, and of its screens the one that is open or whose record is; none of them where
 * the menu has only the others of that work, as of a list that a report opens.
 */
export function placeAt(
  navigation: readonly NavGroup[],
  path: string,
): { place: Place; screen?: Screen } | undefined {
  const screen = currentEntry(navigation, path)
  const known = screen ?? menuOf(navigation.filter((group) => leadsTo(group, path)))[0]?.screens[0]
  const place = placesOf(navigation).find(({ screens }) => screens.some((one) => one.path === known?.path))
  return place && { place, ...(screen && { screen }) }
}

const leadsTo = ({ label, screens }: NavGroup, path: string) =>
  label !== '' && screens.some((screen) => matches(screen, path))

/** A place in the bar of the phone. */
export type BarPlace = { label: string; icon: IconName; path: string }

/** The main places of whoever sees this navigation; where rights leave fewer of them, other entries of the rail. */
export function barOf(navigation: readonly NavGroup[]): BarPlace[] {
  const screens = menuOf(navigation).flatMap((group) => group.screens)
  const main = screens.flatMap(({ bar, icon, path }) => (bar ? [{ label: bar, icon, path }] : []))
  const others = placesOf(navigation)
    .filter((place) => !place.screens.some(({ path }) => main.some((one) => one.path === path)))
    .map(({ label, icon, href }) => ({ label, icon, path: href }))
  return [...main, ...others].slice(0, IN_BAR)
}

/** Something that can be done, and the address where it begins. */
export type NavAction = { label: string; href: string; icon: IconName; keywords: string; detail: string }

/** A new record for every add page, and what screens offer besides: all that this reader may do, from the manifest alone. */
export function actionsOf(navigation: readonly NavGroup[]): NavAction[] {
  const screens = navigation.flatMap((group) => group.screens)
  const lists = new Map(screens.map(({ path, label }) => [path, label]))
  return screens.flatMap(({ path, label, icon, actions = [] }): NavAction[] => {
    // What is added to a record begins on its page: here nobody has said which.
    if (path.includes('{')) return []
    const list = path.endsWith('/add') ? lists.get(path.slice(0, -'/add'.length)) : undefined
    const add =
      list === undefined ? [] : [{ label, href: path, icon, keywords: 'crea aggiungi', detail: list }]
    const offered = actions.map(({ label: words, at, keywords = '' }) => ({
      label: words,
      href: path + at,
      icon,
      keywords,
      detail: label,
    }))
    return [...add, ...offered]
  })
}

/** The screen of the record that is open at an address: neither a screen of the menu nor an add page. */
export function recordAt(navigation: readonly NavGroup[], path: string): Screen | undefined {
  const screens = navigation.flatMap((group) => group.screens)
  if (screens.some((screen) => screen.path === path)) return undefined
  return screens.find((screen) => screen.path.includes('{') && matches(screen, path))
}
