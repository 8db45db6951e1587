import type { NavGroup, Screen } from './types'

/**
 * The built screens that somebody may open, for the menu, the palette and the breadcrumbs. Their flags have been looked
 * at, and stay behind: lists of flags that screens share would be references from one part of the payload to another.
 */
export function visibleNavigation(groups: readonly NavGroup[], may: (screen: Screen) => boolean): NavGroup[] {
  return groups
    .map(({ label, icon, screens }) => ({
      label,
      icon,
      screens: screens
        .filter((screen) => screen.built && may(screen))
        .map((screen) => ({ ...screen, permissions: [] })),
    }))
    .filter(({ screens }) => screens.length > 0)
}

type Flags = Readonly<Record<string, unknown>>

/** Whether flags open a screen: `may` is the check of them, which that of the owner passes but where a screen is `exact`. */
export const opens = ({ permissions, exact }: Screen, held: Flags, may: boolean): boolean =>
  may && (!exact || permissions.every((flag) => held[flag] === true))

/** Entries of the menu, empty groups left out. */
export function menuOf(groups: readonly NavGroup[]): NavGroup[] {
  return visibleNavigation(groups, (screen) => screen.menu)
}

/** Whether a path belongs to a screen; `{…}` stands for one segment. */
export function matches(screen: Screen, path: string): boolean {
  const want = screen.path.split('/')
  const have = path.split('/')
  return (
    want.length === have.length &&
    want.every((part, i) => (part.startsWith('{') ? have[i] !== '' : part === have[i]))
  )
}

/** The area's home is an address of one segment: everything is under it, so only itself counts. */
const isUnder = (path: string, { path: entry }: Screen) =>
  path === entry || (entry.split('/').length > 2 && path.startsWith(`${entry}/`))

/** The menu entry that a path is under: the longest one. */
export function currentEntry(groups: readonly NavGroup[], path: string): Screen | undefined {
  return menuOf(groups)
    .flatMap(({ screens }) => screens)
    .filter((screen) => isUnder(path, screen))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
