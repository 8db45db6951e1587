'use client'

import { IconCopy } from '@tabler/icons-react'
import { PageHeader } from '@/components/data/page/page-header'
import {
  changeWords,
  INDEX_NAMES,
  pointsText,
  rateText,
  seriesText,
  tenorText,
} from '@/components/markup/rate-words'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { FiguresTable } from '@/components/ui/figures-table'
import { Stack } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { INDEXES } from '@/lib/features/rates/schema'
import type { TodayRate } from '@/lib/features/rates/types'
import { RateChart } from './rate-chart'
import { RateExample } from './rate-example'
import classes from './rates.module.css'
import { useToday } from './use-rates'

/** A rate in a sentence that can be sent to a client. */
export const sentenceOf = ({ index, tenor, date, value, change, yearAgo }: TodayRate): string =>
  [
    `${seriesText(index, tenor)} del ${formatDay(date)}: ${rateText(index, value)}`,
    change !== null && `, ${changeWords(change)} rispetto al giorno prima`,
    yearAgo !== null && ` (un anno fa ${rateText(index, yearAgo)})`,
    '.',
  ]
    .filter(Boolean)
    .join('')

async function copy(rate: TodayRate): Promise<void> {
  await navigator.clipboard.writeText(sentenceOf(rate)).then(
    () => toastSuccess('Frase copiata'),
    () => toastError(new Error('Il browser non lascia copiare: seleziona il testo e copialo a mano.')),
  )
}

/** Euribor and Eurirs for agents: today against before, the course of one of them, and what it means for an instalment. */
export function RatesToday() {
  const found = useToday()
  return (
    <>
      <PageHeader title="Euribor ed Eurirs">
        Gli ultimi valori accanto al giorno prima, a un mese e a un anno fa, e che cosa cambiano per una rata.
      </PageHeader>
      {found.isPending && <SkeletonTable />}
      {found.isLoadingError && (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      )}
      {found.data?.length === 0 && (
        <EmptyState title="Nessun tasso">L’ufficio non ha ancora inserito i valori.</EmptyState>
      )}
      {found.data && found.data.length > 0 && <Rates rates={found.data} />}
    </>
  )
}

function Rates({ rates }: { rates: readonly TodayRate[] }) {
  return (
    <Stack miw={0}>
      {INDEXES.map((index) => (
        <Today key={index} index={index} rates={rates.filter((rate) => rate.index === index)} />
      ))}
      <RateChart rates={rates} />
      <RateExample rates={rates} />
    </Stack>
  )
}

function Today({ index, rates }: { index: TodayRate['index']; rates: readonly TodayRate[] }) {
  const [first] = rates
  if (!first) return null
  return (
    <Section title={`${INDEX_NAMES[index]} del ${formatDay(first.date)}`} flush>
      <FiguresTable className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Durata</th>
            <th scope="col">Valore</th>
            <th scope="col" data-second="">
              Giorno prima
            </th>
            <th scope="col">Punti base</th>
            <th scope="col" data-second="">
              Un mese fa
            </th>
            <th scope="col">Un anno fa</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <Line key={rate.tenor} rate={rate} />
          ))}
        </tbody>
      </FiguresTable>
    </Section>
  )
}

function Line({ rate }: { rate: TodayRate }) {
  const { index, tenor, value, previous, change, monthAgo, yearAgo } = rate
  const text = (known: number | null | undefined) =>
    typeof known === 'number' ? rateText(index, known) : '–'
  return (
    <tr>
      <th scope="row">{tenorText(tenor)}</th>
      <td>
        <strong>{rateText(index, value)}</strong>
      </td>
      <td data-second="">{text(previous?.value)}</td>
      <td>{change === null ? '–' : pointsText(change)}</td>
      <td data-second="">{text(monthAgo)}</td>
      <td>{text(yearAgo)}</td>
      <td>
        <Button
          look="quiet"
          size="xs"
          aria-label={`Copia la frase per il cliente: ${seriesText(index, tenor)}`}
          onClick={() => void copy(rate)}
        >
          <IconCopy size={16} aria-hidden="true" />
        </Button>
      </td>
    </tr>
  )
}
