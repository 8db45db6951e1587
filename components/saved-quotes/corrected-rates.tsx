'use client'

import { useReply } from '@/components/data/list/use-rows'
import { rateText, seriesText } from '@/components/markup/rate-words'
import { Text } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import type { RateIndex } from '@/lib/features/rates/schema'
import type { CorrectedRate } from '@/lib/features/saved-quotes/corrected-rates'

const words = ({ index, tenor, date, usato, corretto }: CorrectedRate) =>
  `${seriesText(index as RateIndex, tenor)} del ${formatDay(date)} era ${rateText(index as RateIndex, usato)}, ora risulta ${rateText(index as RateIndex, corretto)}`

/** That a quote was worked out with an index that was wrong. */
export function CorrectedRates({ id }: { id: string }) {
  const { data = [] } = useReply(`quotes/${id}/tassi`, '')
  if (data.length === 0) return null
  return (
    <Text role="note" mb="sm" py="xs" px="sm" c="var(--warn)" fz="xs" bg="var(--warn-soft)" bdrs="sm">
      <strong>Calcolato con un tasso poi corretto.</strong> {data.map(words).join('; ')}. Le cifre del
      preventivo restano quelle: con le cifre di oggi se ne fa uno nuovo.
    </Text>
  )
}
