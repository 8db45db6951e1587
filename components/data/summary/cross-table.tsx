import { csvOf, type FigureTable } from '@/components/data/charts/figure-table'
import { save } from '@/components/data/files/download'
import { ListProblem } from '@/components/data/list/list-problem'
import { useRows } from '@/components/data/list/use-rows'
import { StaleNotice } from '@/components/data/record/stale-notice'
import { Button } from '@/components/ui/button'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { SkeletonTable } from '@/components/ui/skeletons'
import { uncapitalized } from '@/lib/core/text'
import type { CrossReply } from '@/lib/reports/summary/chart-view'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import { withParams } from './chart-figures'
import { crossFigures, turned } from './cross-figures'
import classes from './summary.module.css'

type Props = {
  view: SummaryView
  reply: SummaryReply
  query: string
  params: URLSearchParams
  onChange: (changes: Record<string, string | null>) => void
}

/** One figure by the rows of the table and by a second grouping; each cell opens the rows that it counts. */
export function CrossTable({ view, reply, query, params, onChange }: Props) {
  const labelOf = (name: string | null) => view.groupings.find((one) => one.name === name)?.label ?? ''
  const per = params.get('incrocia')
  const figure = view.columns.find(({ path }) => path === (params.get('cifra') ?? view.main[0]))
  const cross = useRows<CrossReply>(
    `${view.path}/incrocio`,
    withParams(query, {
      gruppo: reply.gruppo,
      per,
      colonna: figure?.path ?? null,
      confronto: null,
      sort: null,
    }),
  )
  const { data } = cross
  if (!figure) return null
  const named = data && turned({ cross: data, rows: labelOf(reply.gruppo), columns: labelOf(per) })
  const table = named && crossFigures(named, figure, reply.totals.figures[figure.path] ?? null)
  // Named apart from the drawing of the same figure by the same two groupings, which some reports have.
  const title = `${figure.label} per ${uncapitalized(labelOf(reply.gruppo))} e ${uncapitalized(labelOf(per))} (incrocio)`
  return (
    <Section
      title={title}
      flush
      actions={
        <>
          <Select
            label="Cifra"
            clearable={false}
            options={view.columns.map(({ path, label }) => ({ value: path, label }))}
            value={figure.path}
            onChange={(cifra) => onChange({ cifra: cifra === view.main[0] ? null : cifra })}
          />
          {table && <Button onClick={() => save(csvOf(table), `${title}.csv`)}>CSV</Button>}
        </>
      }
    >
      {cross.isRefetchError && <StaleNotice onRetry={() => void cross.refetch()} busy={cross.isFetching} />}
      {cross.isLoadingError && (
        <ListProblem
          error={cross.error}
          onRetry={() => void cross.refetch()}
          onClear={() => onChange({ incrocia: null, cifra: null })}
        />
      )}
      {cross.isPending && <SkeletonTable columns={6} />}
      {data && data.rows.length === 0 && (
        <Text py="sm" px="md" c="dimmed">
          Nessun dato nel periodo.
        </Text>
      )}
      {data && data.rows.length > 0 && data.cells.length === 0 && (
        <Text py="sm" px="md" c="dimmed">
          Questa cifra non è contata per le due cose insieme.
        </Text>
      )}
      {data && data.cells.length > 0 && table && <Figures table={table} title={title} />}
    </Section>
  )
}

function Figures({ table: { head, rows }, title }: { table: FigureTable; title: string }) {
  const lines = rows.map(({ key, cells: [name, ...figures] }) => (
    <tr key={key}>
      <th scope="row" title={name?.text}>
        {name?.text}
      </th>
      {figures.map(({ text, raw, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns of one reply keep their places
        <td key={index} data-label={head[index + 1]} data-none={raw === '' || undefined}>
          {href ? <IntentLink href={href}>{text}</IntentLink> : text}
        </td>
      ))}
    </tr>
  ))
  return (
    <FiguresTable label={`Tabella: ${title}`} look="framed" className={classes.table}>
      <thead>
        <tr>
          {head.map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <th key={index} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{lines.slice(0, -1)}</tbody>
      <tfoot>{lines.slice(-1)}</tfoot>
    </FiguresTable>
  )
}
