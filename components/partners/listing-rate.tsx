'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { ErrorState } from '@/components/ui/error-state'
import { Facts } from '@/components/ui/facts'
import { Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate, wholeEuroText } from '@/lib/core/money'
import { api } from '@/lib/http/client'

/** What a mortgage on a listing is computed with: the share that banks lend without a guarantee, a usual duration. */
const LOAN_SHARE = 0.8
const YEARS = 25
const [STEP, MOST] = [1_000, 5_000_000]

type Props = { prezzo: number }

/** The cheapest instalment of today for a listing, with the figures that the law wants beside it. */
export function ListingRate({ prezzo }: Props) {
  const area = useArea()
  const importo = Math.min(MOST, Math.floor((prezzo * LOAN_SHARE) / STEP) * STEP)
  const found = useQuery({
    queryKey: ['partners', 'rate', prezzo],
    queryFn: () =>
      api.post(
        '/calculators/mutui',
        {
          finalita: 'acquisto_prima_casa',
          valoreImmobile: prezzo,
          importo,
          durata: YEARS,
          tasso: 'fisso',
          primaCasa: true,
        },
        { area },
      ),
    meta: { silent: true },
  })
  const best = found.data?.offers[0]
  return (
    <>
      {found.isPending && <Loading what="le offerte di oggi" />}
      {found.isLoadingError && (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      )}
      {found.data && !best && <p>Nessuna banca offre oggi un mutuo a tasso fisso per questo prezzo.</p>}
      {best && (
        <>
          <Facts
            rows={[
              ['Prezzo', wholeEuroText(prezzo)],
              ['Mutuo (80%)', `${wholeEuroText(importo)} in ${YEARS} anni, tasso fisso`],
              ['Rata da', <strong key="rata">{euroText(best.rata)}</strong>],
              ['TAN', formatRate(best.tan)],
              ['TAEG', formatRate(best.taeg)],
              ['Banca', best.bank?.nome],
              ['Tassi del', found.data?.asOf && formatDay(found.data.asOf)],
            ]}
          />
          <Text mt="sm" c="dimmed" fz="xs">
            Con le offerte di oggi: un esempio, non una proposta di contratto.
          </Text>
        </>
      )}
    </>
  )
}
