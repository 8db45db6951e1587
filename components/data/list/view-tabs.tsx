'use client'

import { useViewportSize } from '@mantine/hooks'
import { Text } from '@/components/ui/layout'
import { Menu } from '@/components/ui/menu'
import { numberText } from '@/lib/core/number-text'
import type { Preset } from '@/lib/resources/view'
import { stateOf } from './saved-view-line'
import { tabsThatFit } from './tabs-that-fit'
import { useOwnViews, useViewCounts } from './use-views'
import classes from './view-tabs.module.css'

type Props = {
  /** Under /v2. */
  resource: string
  /** What all of them are called: "Tutte", "Tutti". */
  all?: string
  presets: readonly Preset[]
  params: URLSearchParams
  /** The rows are there: what comes besides does not slow them. */
  ready: boolean
}

type View = { id: string; label: string; query: string }

/** Pixels that the search, a filter and the tools leave to the tabs on their line: at 1280, and from 1440. */
const NARROW = 410
const WIDE = 580
/** On a phone the tabs have a line of their own, but for the margins of the page. */
const MARGINS = 36

/** Before the window is measured there is no width. */
function roomIn(width: number): number {
  if (width >= 1440) return WIDE
  return width > 0 ? Math.min(NARROW, width - MARGINS) : NARROW
}

/** Two addresses that ask the same; how many rows a page has and which columns it shows is nobody's view. */
const same = (a: string, b: string) => plain(a) === plain(b)
function plain(query: string): string {
  const params = new URLSearchParams(query)
  for (const key of ['limit', 'columns', 'cursor']) params.delete(key)
  params.sort()
  return params.toString()
}

/** The views of a list, each with its number of rows: those that everybody has, then one's own. */
export function ViewTabs({ resource, all: whole = 'Tutte', presets, params, ready }: Props) {
  const own = useOwnViews(resource)
  const { width } = useViewportSize()
  const views = [
    ...presets,
    ...(own.data ?? []).map(({ _id: id, nome: label, query }) => ({ id, label, query })),
  ]
  // The views of a report have no counts.
  const counts = useViewCounts(resource, ready && views.length > 0 && !resource.startsWith('reports/'))
  if (views.length === 0) return null
  const state = stateOf(params)
  const all = presets.some(({ query }) => query === '')
    ? views
    : [{ id: 'tutte', label: whole, query: '' }, ...views]
  const current = all.findIndex(({ query }) => same(query, state))
  const words = ({ id, label }: View) => {
    const count = counts.data?.[id]
    if (!count) return [label]
    return [label, ` ${numberText(count.total)}${count.totalIsCapped ? '+' : ''}`]
  }
  const fitting = tabsThatFit(
    all.map((view) => words(view).join('')),
    roomIn(width),
  )
  const isTab = (at: number) => at < fitting || at === current
  const others = all.filter((_, at) => !isTab(at))
  const open = (query: string) =>
    window.history.pushState(null, '', query ? `?${new URLSearchParams(query)}` : window.location.pathname)
  return (
    <nav className={classes.tabs} aria-label="Viste">
      {all
        .filter((_, at) => isTab(at))
        .map((view) => {
          const [label, count] = words(view)
          return (
            <button
              key={view.id}
              type="button"
              className={classes.tab}
              aria-current={same(view.query, state) || undefined}
              onClick={() => open(view.query)}
            >
              {label}
              {count && (
                <Text span fw={400} figures>
                  {count}
                </Text>
              )}
            </button>
          )
        })}
      {others.length > 0 && (
        <Menu
          label="Altre viste"
          target={
            <button type="button" className={classes.tab}>
              Altre
            </button>
          }
          items={others.map((view) => ({ label: words(view).join(''), onClick: () => open(view.query) }))}
        />
      )}
    </nav>
  )
}
