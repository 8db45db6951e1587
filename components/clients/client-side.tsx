'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Group, Paper, Stack, Text } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import { useClient } from './client-context'
import { DifferentButton } from './different-button'
import { MergeDialog } from './merge-dialog'
import classes from './office.module.css'

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
      <Stack component="ul" gap={0} className={classes.groups}>
        {data.items.map(({ _id, nome, cognome, motivi }) => (
          <li key={_id}>
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
          </li>
        ))}
      </Stack>
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
