'use client'

import Link from 'next/link'
import { useRows } from '@/components/data/use-rows'
import { Section } from '@/components/shell/section'
import { rowsQuery } from '@/lib/area-pages/first-rows'
import type { MedianReply } from '@/lib/reports/summary/chart-view'
import { figureText } from '@/lib/reports/summary/figures'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import classes from './sheet.module.css'

const SHOWN = ['aperte', 'deliberate', 'liquidate', 'erogato', 'quota', 'conversione', 'giorni']

type Props = {
  title: string
  view: SummaryView
  period: { from: string; to: string }
  own: Record<string, string>
}

/** The reader's figures of a period beside those of a year before and the team's median. */
export function ComparedTable({ title, view, period, own }: Props) {
  const { data } = useRows<SummaryReply>(
    view.path,
    rowsQuery(Object.entries({ ...period, ...own, confronto: 'anno' })),
  )
  const { data: team } = useRows<MedianReply>(
    `${view.path}/mediana`,
    rowsQuery(Object.entries({ ...period, di: 'squadra' })),
  )
  if (!data || !team) return null
  const { figures, before, links } = data.totals
  return (
    <Section
      title={title}
      description={
        team.figures
          ? `La mediana è di ${team.people} persone della tua squadra: di loro non si sa altro.`
          : 'La squadra ha meno di tre persone al lavoro: la sua mediana non si mostra.'
      }
      flush
    >
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Cifra</th>
            <th scope="col">Tu</th>
            <th scope="col">Un anno prima</th>
            <th scope="col">Squadra</th>
          </tr>
        </thead>
        <tbody>
          {view.columns
            .filter(({ path }) => SHOWN.includes(path))
            .map(({ path, label, kind, definition }) => (
              <tr key={path}>
                <th scope="row" title={definition}>
                  {label}
                </th>
                <td>
                  {links[path] && figures[path] ? (
                    <Link href={links[path]}>{figureText(kind, figures[path])}</Link>
                  ) : (
                    figureText(kind, figures[path])
                  )}
                </td>
                <td>{figureText(kind, before?.[path])}</td>
                <td>{figureText(kind, team.figures?.[path])}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  )
}
