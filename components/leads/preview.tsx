'use client'

import { useMutation } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Box, Group } from '@/components/ui/layout'
import type { Weighted } from '@/lib/features/leads/perc-leads/schema'
import { api } from '@/lib/http/client'

/** So many requests make a share visible. */
const REQUESTS = 100

type Props = { product: string; provincia: string | null; pesi: readonly Weighted[] | null }

/** What the weights would bring to each, before they are saved. */
export function Preview({ product, provincia, pesi }: Props) {
  const area = useArea()
  const run = useMutation({
    mutationFn: (weights: readonly Weighted[]) =>
      api.post('/percLeads/simulate', { product, provincia, n: REQUESTS, pesi: weights }, { area }),
    meta: { silent: true },
  })
  return (
    <Group gap="xs">
      <Button size="xs" loading={run.isPending} disabled={!pesi} onClick={() => pesi && run.mutate(pesi)}>
        PROVA CON {REQUESTS} RICHIESTE
      </Button>
      <Box component="output" display="block" m={0} c="dimmed" fz="xs" fs="normal">
        {run.error?.message}
        {run.data?.ricevuti.map(({ nome, ricevuti }) => `${nome} ${ricevuti}`).join(', ')}
      </Box>
    </Group>
  )
}
