'use client'

import { useRows } from '@/components/data/list/use-rows'
import { IntentLink } from '@/components/ui/intent-link'
import { Box } from '@/components/ui/layout'
import { LedgerTable } from '@/components/ui/ledger-table'
import { Section } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { TableHead } from '@/components/ui/table-head'
import { COMPARED, type Own, teamWords } from '@/lib/features/reports/scheda-schema'
import type { MedianReply } from '@/lib/reports/summary/chart-view'
import { figureText } from '@/lib/reports/summary/figures'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import { rowsQuery } from '@/lib/resources/first-rows'
import classes from './sheet.module.css'

type Props = {
  title: string
  view: SummaryView
  period: { from: string; to: string }
  own: Own
}

const HEADS = ['Tu', 'Stessi giorni, un anno prima', 'Squadra'] as const

/** As long as what will stand there. */
const WAITING = 'Accanto, gli stessi giorni di un anno prima e la mediana della squadra.'

/** The reader's figures of a period beside those of a year before and the team's median. */
export function ComparedTable({ title, view, period, own }: Props) {
  const mine = useRows<SummaryReply>(
    view.path,
    own && rowsQuery(Object.entries({ ...period, ...own, confronto: 'anno' })),
  )
  const team = useRows<MedianReply>(
    `${view.path}/mediana`,
    rowsQuery(Object.entries({ ...period, di: 'squadra' })),
  )
  if (mine.isLoadingError || team.isLoadingError) return null
  const columns = view.columns.filter(({ path }) => COMPARED.includes(path))
  if (!mine.data || !team.data)
    return (
      <Section title={title} description={WAITING} flush>
        <Box px="sm">
          <SkeletonTable rows={columns.length + 1} columns={4} />
        </Box>
      </Section>
    )
  const { figures, before, links } = mine.data.totals
  return (
    <Section title={title} description={teamWords(team.data.people, team.data.figures !== null)} flush>
      <LedgerTable className={classes.table} aria-label={title}>
        <TableHead heads={['Cifra', ...HEADS]} />
        <tbody>
          {columns.map(({ path, label, kind, definition }) => (
            <tr key={path}>
              <th scope="row" title={definition}>
                {label}
              </th>
              <td data-label={HEADS[0]}>
                {links[path] && figures[path] ? (
                  <IntentLink href={links[path]}>{figureText(kind, figures[path])}</IntentLink>
                ) : (
                  figureText(kind, figures[path])
                )}
              </td>
              <td data-label={HEADS[1]}>{figureText(kind, before?.[path])}</td>
              <td data-label={HEADS[2]}>{figureText(kind, team.data?.figures?.[path])}</td>
            </tr>
          ))}
        </tbody>
      </LedgerTable>
    </Section>
  )
}
