import { ChartCard } from '@/components/data/charts/chart-card'
import { ErrorState } from '@/components/ui/error-state'
import { SkeletonText } from '@/components/ui/skeletons'
import { formatDay } from '@/lib/core/dates'
import { counted } from '@/lib/italian/counted'
import { useFairness } from './use-groups'

const SERIES = [
  { name: 'scarto', label: 'Scarto massimo', tone: 'now' },
  { name: 'limite', label: 'Una richiesta', tone: 'before' },
] as const

/** How far anybody stood from their share at the end of each week; one request is what the rule promises. */
export function FairnessWeeks({ product }: { product: string }) {
  const found = useFairness(product)
  if (found.isPending) return <SkeletonText lines={6} />
  if (!found.data) return <ErrorState onRetry={() => void found.refetch()}>{found.error?.message}</ErrorState>
  const { settimane } = found.data
  const points = settimane.map(({ lunedi, scarto, richieste }) => ({
    key: lunedi,
    label: formatDay(lunedi).slice(0, 5),
    long: `Settimana dal ${formatDay(lunedi)}, ${counted(richieste, 'richiesta', 'richieste')}`,
    values: { scarto, limite: 1 },
  }))
  return (
    <ChartCard
      title="Scarto massimo per settimana"
      description="Alla fine di ogni settimana, il più lontano fra attese e ricevute in tutti i gruppi del prodotto."
      kind="line"
      unit="count"
      measure="Richieste"
      pointHead="Settimana"
      series={SERIES}
      points={settimane.some(({ scarto }) => scarto !== null) ? points : []}
      empty="In queste settimane nessun gruppo era in vigore."
    />
  )
}
