'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChartCard } from '@/components/data/charts/chart-card'
import { useArea } from '@/components/data/page/area'
import { monthAndYear, monthShort } from '@/components/home/month-words'
import { Box, Text, Tiles } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { type AndamentoVoti, MOTIVI_RIFIUTO } from '@/lib/features/ratings/schema'
import { api } from '@/lib/http/client'

type Props = { path: 'voti' | 'votiDipendenti' }

/** How ratings went over twelve months; read when somebody wants to know. */
export function RatingTrend({ path }: Props) {
  const area = useArea()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: [path, area, 'andamento'],
    queryFn: () => api.get(`/${path}/andamento`, { area }),
    enabled: open,
  })
  return (
    <Box component="details" mb="sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" w="fit-content" mih={28} c="var(--link)" fz="xs">
        Andamento degli ultimi dodici mesi
      </Box>
      {open && (data ? <Charts data={data} /> : <Loading />)}
    </Box>
  )
}

function Charts({ data: { mesi, perStelle, rifiutati } }: { data: AndamentoVoti }) {
  const published = perStelle.reduce((sum, n) => sum + n, 0)
  return (
    <>
      <Tiles least={400} mt="sm">
        <ChartCard
          title="Media per mese"
          description={`Voti pubblicati: ${published}`}
          kind="line"
          unit="count"
          measure="Stelle, da 1 a 5"
          pointHead="Mese"
          series={[{ name: 'media', label: 'Media', tone: 'now' }]}
          points={mesi.map(({ mese, media, n }) => ({
            key: mese,
            label: monthShort(mese),
            long: `${monthAndYear(mese)}, ${n === 1 ? '1 voto' : `${n} voti`}`,
            values: { media },
          }))}
        />
        <ChartCard
          title="Quanti per numero di stelle"
          kind="bar"
          unit="count"
          measure="Voti"
          pointHead="Stelle"
          series={[{ name: 'n', label: 'Voti', tone: 'now' }]}
          points={perStelle.map((n, index) => ({
            key: String(5 - index),
            label: `${5 - index}`,
            long: index === 4 ? '1 stella' : `${5 - index} stelle`,
            values: { n },
          }))}
        />
      </Tiles>
      {rifiutati.length > 0 && (
        <Text mt="sm" c="dimmed" fz="xs">
          Non pubblicati:{' '}
          {rifiutati
            .map(({ motivo, n }) => {
              const label = MOTIVI_RIFIUTO.find(({ value }) => value === motivo)?.label ?? motivo
              return `${label.toLowerCase()} ${n}`
            })
            .join(', ')}
          .
        </Text>
      )}
    </>
  )
}
