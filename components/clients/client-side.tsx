'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { ContextCard } from '@/components/data/record/record-layout'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Group, Lines, Paper, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import { statoMostrato } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { useClient } from './client-context'
import { DifferentButton } from './different-button'
import { MergeDialog } from './merge-dialog'
import { euro } from './office-words'

/** Beside a client stand the last ones; the tab has them all. */
const BESIDE = 3

/** What hangs on a client: their newest cases, with how they stand. */
export function CasesCard() {
  const area = useArea()
  const { row, overview } = useClient()
  const { data } = useQuery({
    queryKey: ['clients', area, row._id, 'pratiche', 'newest'],
    queryFn: ({ signal }) =>
      api.get(`/clients/${row._id}/pratiche`, { area, signal, query: { limit: BESIDE } }),
    meta: { silent: true },
  })
  if (!data || data.items.length === 0) return null
  return (
    <ContextCard title="Pratiche" count={overview?.conteggi.pratiche}>
      <Stack component="ul" gap="xs">
        {data.items.map(({ praticaId, codice, prodotto, importo, ...pratica }) => (
          <Flex key={praticaId} component="li" rowGap={0} columnGap="xs" align="baseline" wrap="wrap">
            <Box
              href={`/admin/reports/pratiche/${praticaId}`}
              component={IntentLink}
              c="var(--link)"
              fw={500}
            >
              {codice}
            </Box>
            <StateBadge {...statoMostrato(pratica)} />
            <Text span c="dimmed" fz="xs">
              {PRODOTTI[prodotto]}, {euro(importo)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </ContextCard>
  )
}

/** Records that may be the same person, each with the way to join them. */
export function DuplicatesCard() {
  const area = useArea()
  const { row, canErase } = useClient()
  const [other, setOther] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['clients', area, row._id, 'duplicates', row.version],
    queryFn: ({ signal }) => api.get(`/clients/${row._id}/duplicates`, { area, signal }),
    meta: { silent: true },
  })
  if (!data || data.items.length === 0 || row.status === 'deleted') return null
  return (
    <Paper component="section" withBorder radius="md" p="md" fz="row" aria-label="Doppioni probabili">
      <Text component="h2" mb="xs" fz="xs" fw={600}>
        Doppioni probabili
      </Text>
      <Lines component="ul">
        {data.items.map(({ _id, nome, cognome, motivi }) => (
          <Box component="li" py="sm" key={_id}>
            <Box href={`/admin/site/clients/${_id}`} component={IntentLink} c="var(--link)" fw={500}>
              {nome} {cognome}
            </Box>
            <Text c="dimmed" fz="xs" breaks="anywhere">
              {motivi.join(', ')}
            </Text>
            <Group gap="xs">
              {canErase && (
                <Button size="xs" onClick={() => setOther(_id)} aria-label={`Unisci ${nome} ${cognome}`}>
                  UNISCI
                </Button>
              )}
              <DifferentButton id={String(row._id)} other={{ _id, nome, cognome }} />
            </Group>
          </Box>
        ))}
      </Lines>
      {other && <MergeDialog with={other} onClose={() => setOther(null)} />}
    </Paper>
  )
}

/** The last merge, as long as it can be undone. */
export function MergeCard() {
  const { overview, canErase, busy, run } = useClient()
  const merge = overview?.unione
  if (!merge || !canErase) return null
  return (
    <Paper component="section" withBorder radius="md" p="md" fz="row" aria-label="Schede unite">
      <Text component="h2" mb="xs" fz="xs" fw={600}>
        Schede unite
      </Text>
      <Text c="dimmed" fz="xs" breaks="anywhere">
        Con {merge.altro.nome} {merge.altro.cognome} il {formatDay(new Date(merge.at))}. Si può annullare fino
        al {formatDay(new Date(merge.fino))}.
      </Text>
      <Button size="xs" loading={busy} onClick={() => void run('unmerge', 'Unione annullata')}>
        ANNULLA L’UNIONE
      </Button>
    </Paper>
  )
}
