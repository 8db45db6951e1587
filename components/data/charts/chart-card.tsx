'use client'

import { Box, Flex } from '@/components/ui/layout'
import { ChartFrame, type FrameWords } from './chart-frame'
import type { ChartData } from './chart-types'
import { tableOf } from './figure-table'
import { heightOf } from './layout'
import { Legend } from './legend'
import { hasEndLabels } from './line-ends'
import { loaded } from './loaded'
import { COLOURS } from './tones'

type Props = ChartData &
  FrameWords & {
    /** What the scale counts, written above it: "Pratiche", "Erogato". */
    measure: string
    /** What a point is: the head of the table's first column. */
    pointHead: string
  }

const Plot = loaded(async () => (await import('./plot')).Plot)

/** Bars and lines. */
export function ChartCard({ title, description, empty, pointHead, measure, ...data }: Props) {
  return (
    <ChartFrame title={title} description={description} empty={empty} table={tableOf(data, pointHead)}>
      <Drawing {...data} label={title} measure={measure} />
    </ChartFrame>
  )
}

function Drawing({ label, measure, ...data }: ChartData & { label: string; measure: string }) {
  const { series } = data
  const isNamed = series.length > 1 && !hasEndLabels(data)
  return (
    <Box component="figure" mt="sm" mb={0} mx={0} aria-label={label}>
      <Flex
        component="figcaption"
        rowGap="xxs"
        columnGap="md"
        justify="space-between"
        wrap="wrap"
        mb="xs"
        c="dimmed"
        fz="xs"
      >
        <span>{measure}</span>
        {isNamed && (
          <Legend
            entries={series.map(({ label: words, tone }) => ({ label: words, colour: COLOURS[tone] }))}
          />
        )}
      </Flex>
      <div style={{ height: heightOf(data) }}>
        <Plot {...data} label={label} />
      </div>
    </Box>
  )
}
