import type { NavGroup, Screen } from './types'
import { matches } from './visible'

export type Crumb = { label: string; href?: string }

/**
 * A concrete path wins over a pattern: `banks/add` is not a bank whose id is "add", and `banks/products`,
 * which only leads to other screens, is none either.
 */
function screenAt(screens: readonly Screen[], path: string): Screen | undefined {
  const exact = screens.find((screen) => screen.path === path)
  if (exact || screens.some((screen) => screen.path.startsWith(`${path}/`))) return exact
  return screens.find((screen) => matches(screen, path))
}

/**
 * The way to a page: every screen on its path, the last without a link. `title` is what the page calls
 * itself ("Rossi Maria") and takes the place of the manifest's "Cliente".
 */
export function trailOf(groups: readonly NavGroup[], path: string, title?: string): Crumb[] {
  const screens = groups.flatMap((group) => group.screens)
  const parts = path.split('/').filter(Boolean)
  const crumbs = parts.flatMap((_part, index): Crumb[] => {
    const href = `/${parts.slice(0, index + 1).join('/')}`
    const found = screenAt(screens, href)
    return found ? [{ label: found.label, href }] : []
  })
  const last = crumbs.at(-1)
  if (last?.href !== path) return title ? [...crumbs, { label: title }] : crumbs
  // The home's title is a greeting ("Ciao Carla"), not a name for the breadcrumbs.
  const label = crumbs.length === 1 ? last.label : (title ?? last.label)
  return [...crumbs.slice(0, -1), { label }]
}
