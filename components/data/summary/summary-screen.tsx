'use client'

import type { ReactNode } from 'react'
import { useColumns } from '@/components/data/list/use-columns'
import { useListScreen } from '@/components/data/list/use-list-screen'
import { useRows } from '@/components/data/list/use-rows'
import { ReportFrame } from '@/components/data/report/report-frame'
import { Text } from '@/components/ui/layout'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import { CrossTable } from './cross-table'
import { SummaryControls } from './summary-controls'
import { SummaryDrawings, SummaryFigures } from './summary-figures'
import { SummaryTable } from './summary-table'
import { saidBy } from './summary-words'

/** What cannot be said of such a period, and of such rows and filters. */
function Missing({ view, reply: { missing, uncounted } }: { view: SummaryView; reply: SummaryReply }) {
  const said = [
    ['Solo per mesi interi', missing],
    ['Non si contano con queste scelte', uncounted],
  ] as const
  return said.map(([why, paths]) => {
    const labels = view.columns.flatMap(({ path, label }) => (paths.includes(path) ? [label] : []))
    if (labels.length === 0) return null
    return (
      <Text key={why} c="dimmed" fz="xs">
        {`${why}: ${new Intl.ListFormat('it').format(labels)}.`}
      </Text>
    )
  })
}

type Props = {
  view: SummaryView
  /** Before the period is chosen, and after the table. */
  above?: ReactNode
  /** What can be done with the page, besides what its table offers. */
  actions?: ReactNode
  children?: ReactNode
}

/**
 * The screen of a summary: its period, its figures by what one chooses, then the same drawn, what else belongs to it, and how they are
 * made.
 */
export function SummaryScreen({ view, above, actions, children }: Props) {
  const screen = useListScreen()
  const { params, query, set } = screen
  const report = useRows<SummaryReply>(view.path, query)
  const columns = useColumns(view)
  return (
    <ReportFrame
      view={view}
      screen={screen}
      report={report}
      columns={columns}
      controls={<SummaryControls view={view} params={params} onChange={set} />}
      said={(reply) => saidBy(view, reply)}
      actions={actions}
      above={above}
      below={children}
      figures={view.columns}
    >
      {(data) => (
        <>
          <Missing view={view} reply={data} />
          <SummaryFigures view={view} reply={data} />
          <SummaryTable
            view={view}
            reply={data}
            shown={columns.chosen}
            sort={params.get('sort') ?? ''}
            onSort={(sort) => set({ sort })}
          />
          {params.has('incrocia') && (
            <CrossTable view={view} reply={data} query={query} params={params} onChange={set} />
          )}
          <SummaryDrawings view={view} reply={data} />
        </>
      )}
    </ReportFrame>
  )
}
