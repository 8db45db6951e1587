'use client'

import { useQuery } from '@tanstack/react-query'
import { isFilter, useListQuery } from '@/components/data/list/use-list-query'
import { useArea } from '@/components/data/page/area'
import { wholeEuroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import { api } from '@/lib/http/client'
import { rowsQuery } from '@/lib/resources/first-rows'
import classes from './predictions.module.css'

/** What all the forecasts of the list come to: the figures of the reports that open it, in one line: the rows are what is worked with. */
export function PredictionSums() {
  const area = useArea()
  const query = rowsQuery([...useListQuery().params].filter(([key]) => isFilter(key)))
  const { data, isLoadingError } = useQuery({
    queryKey: ['predictions', area, 'sums', query],
    queryFn: ({ signal }) => api.get('/predictions/sums', { area, signal, query }),
    // Of other filters until these have theirs, so that the list below does not move.
    placeholderData: (before) => before,
    meta: { silent: true },
  })
  // Those that came true or were lost count only where they are asked for.
  const isOpen = !new URLSearchParams(query).has('filter[stato]')
  const ofOpen = (n: number) => (isOpen ? (n === 1 ? ' aperta' : ' aperte') : '')
  const { previsioni = 0, importo = 0, ponderato = 0 } = data?.totals ?? {}
  if (isLoadingError || (data && previsioni === 0)) return null
  return (
    <p className={classes.sums}>
      {data
        ? `${numberText(previsioni)} ${previsioni === 1 ? 'previsione' : 'previsioni'}${ofOpen(previsioni)}, ${wholeEuroText(importo)}, ponderato ${wholeEuroText(ponderato)}`
        : '\u00a0'}
    </p>
  )
}
