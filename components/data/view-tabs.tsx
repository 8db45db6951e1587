'use client'

import type { Preset } from '@/lib/resources/view'
import { stateOf } from './saved-view-line'
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

/** Two addresses that ask the same; how many rows a page has and which columns it shows is nobody's view. */
const same = (a: string, b: string) => plain(a) === plain(b)
function plain(query: string): string {
  const params = new URLSearchParams(query)
  for (const key of ['limit', 'columns', 'cursor']) params.delete(key)
  params.sort()
  return params.toString()
}

/** The views of a list, each with its number of rows: those that everybody has, then one's own. */
export function ViewTabs({ resource, all = 'Tutte', presets, params, ready }: Props) {
  const own = useOwnViews(resource)
  const views = [
    ...presets,
    ...(own.data ?? []).map(({ _id: id, nome: label, query }) => ({ id, label, query })),
  ]
  const counts = useViewCounts(resource, ready && views.length > 0 && !resource.includes('/'))
  if (views.length === 0) return null
  const state = stateOf(params)
  const open = (query: string) =>
    window.history.pushState(null, '', query ? `?${new URLSearchParams(query)}` : window.location.pathname)
  return (
    <nav className={classes.tabs} aria-label="Viste">
      {[{ id: 'tutte', label: all, query: '' }, ...views].map(({ id, label, query }) => {
        const count = counts.data?.[id]
        return (
          <button
            key={id}
            type="button"
            className={classes.tab}
            aria-current={same(query, state) || undefined}
            onClick={() => open(query)}
          >
            {label}
            {count && (
              <span className={classes.count}>
                {' '}
                {count.total.toLocaleString('it-IT')}
                {count.totalIsCapped && '+'}
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}
