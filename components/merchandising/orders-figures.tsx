'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChartCard } from '@/components/data/charts/chart-card'
import { useArea } from '@/components/data/page/area'
import { monthAndYear, monthShort } from '@/components/home/month-words'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Flex, Stack, Text, Tiles } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { toCents } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { OrdersSummary } from '@/lib/features/merchandising/ordini/types'
import { api } from '@/lib/http/client'
import { euro, piecesWords } from './order-words'

const SERIES = [{ name: 'valore', label: 'ordini', tone: 'now' }] as const

/** What is ordered by month, by item, by agency and by cost centre; asked for when somebody looks. */
export function OrdersFigures() {
  const area = useArea()
  const [open, setOpen] = useState(false)
  const found = useQuery({
    queryKey: ['merchandising/orders', area, 'riepilogo'],
    queryFn: ({ signal }) => api.get('/merchandising/orders/riepilogo', { area, signal }),
    enabled: open,
    meta: { silent: true },
  })
  return (
    <Box component="details" mb="xs" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" c="var(--link)" fz="xs">
        Andamento degli ultimi dodici mesi
      </Box>
      {open && found.isPending && <SkeletonText lines={4} />}
      {found.isLoadingError && (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      )}
      {found.data && <Strip summary={found.data} />}
    </Box>
  )
}

function Strip({
  summary: { mesi, articoli, agenzie, centri, giorniSpedizione },
}: {
  summary: OrdersSummary
}) {
  return (
    <Tiles least={260} mt="xs">
      <ChartCard
        kind="bar"
        title="Valore degli ordini in ogni mese"
        description={
          giorniSpedizione === null
            ? 'Senza gli ordini annullati.'
            : `Senza gli ordini annullati. In media partono dopo ${numberText(giorniSpedizione)} giorni.`
        }
        series={SERIES}
        pointHead="Mese"
        measure="Euro"
        unit="euro"
        points={mesi.map(({ mese, valore }) => ({
          key: mese,
          label: monthShort(mese),
          long: monthAndYear(mese),
          values: { valore: toCents(valore) },
        }))}
        least={10_000}
      />
      <Top
        title="Gli articoli più ordinati"
        rows={articoli.map(({ _id, nome, pezzi, valore }) => [
          _id,
          nome,
          `${piecesWords(pezzi)}, ${euro(valore)}`,
        ])}
      />
      <Stack>
        <Top
          title="Le agenzie che ordinano di più"
          rows={agenzie.map(({ _id, nome, valore }) => [_id ?? '', nome, euro(valore)])}
        />
        <Top
          title="I centri di costo che spendono di più"
          rows={centri.map(({ nome, valore }) => [nome, nome, euro(valore)])}
          none="Nessun ordine ne nomina uno."
        />
      </Stack>
    </Tiles>
  )
}

type TopProps = {
  title: string
  rows: readonly (readonly [string, string, string])[]
  none?: string
}

function Top({ title, rows, none = 'Ancora nessun ordine.' }: TopProps) {
  return (
    <section>
      <Text component="h2" mb="xs" fz="sm" fw={600}>
        {title}
      </Text>
      {rows.length === 0 && (
        <Box component="p" c="dimmed" fz="xs">
          {none}
        </Box>
      )}
      <Stack component="ol" gap="xxs" fz="xs">
        {rows.map(([key, name, figure]) => (
          <Flex component="li" gap="xs" justify="space-between" key={key}>
            <span>{name}</span>
            <Text span figures breaks="never">
              {figure}
            </Text>
          </Flex>
        ))}
      </Stack>
    </section>
  )
}
