'use client'

import { useState } from 'react'
import { Controls } from '@/components/ui/controls'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { FiguresTable } from '@/components/ui/figures-table'
import { Stack, Text } from '@/components/ui/layout'
import { Reminder } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { SkeletonTable } from '@/components/ui/skeletons'
import { TableHead } from '@/components/ui/table-head'
import { formatDay, nextDay, todayInRome } from '@/lib/core/dates'
import { formatRate, wholeEuroText } from '@/lib/core/money'
import { days } from '@/lib/italian/counted'
import classes from './rates.module.css'
import { useThresholds } from './use-rates'

/** Days before a quarter ends in which its successor is asked for. */
const REMINDER_DAYS = 21
const DAY_MS = 86_400_000

type Row = {
  category: string
  classFrom: number | null
  classTo: number | null
  tegm: number
  soglia: number
}

function classText({ classFrom, classTo }: Row): string {
  if (classFrom === null && classTo === null) return 'ogni importo'
  if (!classFrom) return `fino a ${wholeEuroText(classTo ?? 0)}`
  if (classTo === null) return `oltre ${wholeEuroText(classFrom)}`
  return `da ${wholeEuroText(classFrom)} a ${wholeEuroText(classTo)}`
}

/** What the office has to do about the next quarter; empty while there is time. */
function reminderOf(newest: { to: string } | undefined, today: string): string {
  if (!newest) return ''
  const next = nextDay(newest.to)
  const left = Math.round((Date.parse(next) - Date.parse(today)) / DAY_MS)
  if (left > REMINDER_DAYS) return ''
  return left <= 0
    ? `Mancano le soglie del trimestre cominciato il ${formatDay(next)}: importa il decreto.`
    : `Fra ${days(left)} comincia un altro trimestre (${formatDay(next)}): le sue soglie non ci sono ancora.`
}

/** The usury thresholds by quarter: average rates of the ministry, and what follows from them. */
export function ThresholdsTable() {
  const [day, setDay] = useState<string | null>(null)
  const found = useThresholds(day)
  if (found.isPending) return <SkeletonTable />
  if (found.isLoadingError)
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  const { trimestri, soglie } = found.data
  const reminder = reminderOf(trimestri[0], todayInRome())
  if (!soglie)
    return (
      <EmptyState title="Nessuna soglia">
        Importa il file dei tassi medi (TEGM) del trimestre dalla scheda «Importa».
      </EmptyState>
    )
  return (
    <Stack miw={0}>
      {reminder && <Reminder role="status">{reminder}</Reminder>}
      <Controls width={260}>
        <Select
          label="Trimestre"
          clearable={false}
          options={trimestri.map(({ from, to }) => ({
            value: from,
            label: `${formatDay(from)} – ${formatDay(to)}`,
          }))}
          value={soglie.from}
          onChange={setDay}
        />
      </Controls>
      <FiguresTable label="Soglie d’usura" look="boxed" className={classes.thresholds}>
        <TableHead heads={['Categoria', 'Classe d’importo', 'TEGM', 'Soglia']} />
        <tbody>
          {soglie.rows.map((row) => (
            <tr key={`${row.category} ${row.classFrom}`}>
              <th scope="row" title={row.category}>
                {row.category}
              </th>
              <td>{classText(row)}</td>
              <td>{formatRate(row.tegm)}</td>
              <td>{formatRate(row.soglia, 4)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      <Text c="dimmed" fz="xs" breaks="anywhere">
        Soglia = TEGM × 1,25 + 4 punti, al massimo 8 punti oltre il TEGM (art. 2, c. 4, legge 108/1996).
      </Text>
    </Stack>
  )
}
