'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartCard } from '@/components/data/charts/chart-card'
import { useListQuery } from '@/components/data/list/use-list-query'
import { useArea } from '@/components/data/page/area'
import {
  type Choice,
  fromQuery,
  initialChoice,
  PERIOD_INFO,
  PERIODS,
  pointsQuery,
  toQuery,
} from '@/components/markup/rate-choice'
import { seriesText } from '@/components/markup/rate-words'
import { Controls } from '@/components/ui/controls'
import { Box, Stack } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { formatDay } from '@/lib/core/dates'
import type { TodayRate } from '@/lib/features/rates/types'
import { api } from '@/lib/http/client'

const periods = PERIODS.map((value) => ({ value, label: PERIOD_INFO[value].label }))

/** The course of one index, from a month to ten years; which one is in the address. */
export function RateChart({ rates }: { rates: readonly TodayRate[] }) {
  const { params, set } = useListQuery()
  const area = useArea()
  const choice = fromQuery(params.toString(), rates) ?? initialChoice(rates)
  const query = new URLSearchParams(pointsQuery(choice, rates)).toString()
  const found = useQuery({
    queryKey: ['rates', 'series', query],
    queryFn: ({ signal }) => api.get('/rates', { area, signal, query }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  const show = (next: Choice) => set(Object.fromEntries(new URLSearchParams(toQuery(next))), 'replace')
  const name = seriesText(choice.index, choice.tenor)
  return (
    <Stack miw={0}>
      <Controls width={210}>
        <Select
          label="Indice"
          clearable={false}
          options={rates.map(({ index, tenor }) => ({
            value: `${index} ${tenor}`,
            label: seriesText(index, tenor),
          }))}
          value={`${choice.index} ${choice.tenor}`}
          onChange={(value) => {
            const rate = rates.find(({ index, tenor }) => `${index} ${tenor}` === value)
            if (rate) show({ ...choice, index: rate.index, tenor: rate.tenor })
          }}
        />
        <Select
          label="Periodo"
          clearable={false}
          options={periods}
          value={choice.period}
          onChange={(value) => {
            const period = PERIODS.find((one) => one === value)
            if (period) show({ ...choice, period })
          }}
        />
        <Box
          href={`/v2/rates?${query}&format=csv`}
          download
          component="a"
          display="inline-block"
          mih={24}
          c="var(--link)"
          lh="24px"
        >
          Scarica in CSV
        </Box>
      </Controls>
      <ChartCard
        title={`${name} ${PERIOD_INFO[choice.period].last}`}
        kind="line"
        close
        measure="Per cento"
        unit="percent"
        series={[{ name: 'value', label: name, tone: 'now' }]}
        points={(found.data ?? []).map(({ date, value }) => ({
          key: date,
          label: formatDay(date),
          values: { value },
        }))}
        pointHead="Giorno"
        empty={found.isPending ? 'Caricamento dei valori…' : 'Nessun valore in questo periodo.'}
      />
    </Stack>
  )
}
