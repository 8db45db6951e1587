'use client'

import { useListQuery } from '@/components/data/list/use-list-query'
import { useRows } from '@/components/data/list/use-rows'
import { withParams } from '@/components/data/summary/chart-figures'
import { Box, Flex, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import type { MedianReply } from '@/lib/reports/summary/chart-view'
import { figureText } from '@/lib/reports/summary/figures'
import type { SummaryView } from '@/lib/reports/summary/view'

/** What half of the network's agents do not reach, in the period of the screen: to compare with, without names. */
export function NetworkMedian({ view }: { view: SummaryView }) {
  const { query } = useListQuery()
  const { data } = useRows<MedianReply>(
    `${view.path}/mediana`,
    withParams(query, { gruppo: null, confronto: null, sort: null }),
  )
  if (!data) return null
  const known = view.columns.filter(({ path }) => typeof data.figures?.[path] === 'number')
  return (
    <Section
      title="Mediana della rete"
      description={`Metà dei ${data.people} agenti che hanno lavorato nel periodo è sopra, metà sotto.`}
    >
      {known.length === 0 ? (
        <Text mt="xs" c="dimmed" fz="xs">
          Gli agenti sono troppo pochi: la mediana rivelerebbe il dato di una persona.
        </Text>
      ) : (
        <Flex component="dl" rowGap="xs" columnGap="lg" wrap="wrap">
          {known.map(({ path, label, kind }) => (
            <div key={path}>
              <Box component="dt" c="dimmed" fz="xs">
                {label}
              </Box>
              <Text component="dd" fz="lg" figures>
                {figureText(kind, data.figures?.[path])}
              </Text>
            </div>
          ))}
        </Flex>
      )}
    </Section>
  )
}
