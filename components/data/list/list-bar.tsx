import type { ReactNode } from 'react'
import type { ListView } from '@/lib/resources/view'
import { FilterBar } from './filters-bar'
import { PaperWords } from './paper-words'
import classes from './resource-list.module.css'
import { isFilter } from './use-list-query'
import type { useListScreen } from './use-list-screen'
import { ViewTabs } from './view-tabs'

type Props = {
  view: ListView
  screen: Pick<ReturnType<typeof useListScreen>, 'params' | 'set' | 'round' | 'without'>
  /** The rows are there. */
  ready: boolean
  /** What the whole list is called among its views. */
  all?: string
  /** Filters fixed by the page, not to be shown. */
  fixed?: readonly string[]
  /** The first things of the bar. */
  controls?: ReactNode
  tools: ReactNode
  /** The filters that hold, where the address leaves some unsaid. */
  asked?: URLSearchParams
  /** What paper says besides them: a report's period. */
  said?: readonly string[]
}

/** Above the rows, on one line: the views, the filters in use, what can be done with all of them; on paper what was asked. */
export const ListBar = ({ view, screen, ready, all, fixed, controls, tools, asked, said }: Props) => (
  <>
    <div className={classes.bar} data-led={controls ? true : undefined} data-screen-only>
      {controls}
      <ViewTabs
        resource={view.path}
        all={all}
        presets={view.list.presets ?? []}
        params={screen.params}
        ready={ready}
      />
      <FilterBar
        key={screen.round}
        view={view}
        params={screen.params}
        onChange={screen.set}
        onClear={() => screen.without(isFilter)}
        fixed={fixed}
      />
      {tools}
    </div>
    <PaperWords view={view} params={asked ?? screen.params} also={said} fixed={fixed} />
  </>
)
