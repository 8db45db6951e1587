'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'

/** The secret address by which the agent's own calendar shows the agenda. */
export function CalendarSection() {
  return (
    <Section
      title="Agenda nel tuo calendario"
      description="Appuntamenti e richiamate nel calendario del telefono o del computer, in sola lettura: aggiungi l’indirizzo come calendario a cui abbonarti."
    >
      <Address />
    </Section>
  )
}

type Question = 'renew' | 'end' | null

function Address() {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['preferences', area, 'calendar']
  const [asking, setAsking] = useState<Question>(null)
  const own = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/preferences/calendar', { area, signal }),
    meta: { silent: true },
  })
  const change = useMutation({
    mutationFn: (what: 'renew' | 'end') =>
      what === 'end'
        ? api.delete('/preferences/calendar', undefined, { area })
        : api.post('/preferences/calendar', undefined, { area }),
    onSuccess: (after, what) => {
      queries.setQueryData(queryKey, after)
      toastSuccess(what === 'end' ? 'Indirizzo tolto' : 'Indirizzo creato')
    },
    onSettled: () => setAsking(null),
  })
  if (own.isPending) return <SkeletonText lines={2} />
  if (!own.data) return <QueryProblem query={own} title="L’indirizzo non è disponibile" />
  const { url } = own.data
  if (!url)
    return (
      <div>
        <Button loading={change.isPending} onClick={() => change.mutate('renew')}>
          CREA L’INDIRIZZO
        </Button>
      </div>
    )
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toastSuccess('Indirizzo copiato')
  }
  return (
    <Stack gap="sm">
      <Facts rows={[['Indirizzo segreto', url]]} />
      <Text c="dimmed" fz="xs">
        Su iPhone, Mac e Outlook{' '}
        <Box component="a" href={url.replace(/^https?:/, 'webcal:')} c="var(--link)">
          aprilo con il calendario
        </Box>
        ; in Google Calendar scegli Altri calendari, poi «Da URL», e incollalo. Chi lo conosce legge la tua
        agenda: non darlo ad altri. Se è finito in mani sbagliate, creane uno nuovo.
      </Text>
      <Flex gap="xs" wrap="wrap">
        <Button size="sm" onClick={() => void copy()}>
          COPIA
        </Button>
        <Button size="sm" look="quiet" onClick={() => setAsking('renew')}>
          Crea un nuovo indirizzo
        </Button>
        <Button size="sm" look="quiet" onClick={() => setAsking('end')}>
          Togli l’indirizzo
        </Button>
      </Flex>
      <AskDialog
        opened={asking !== null}
        title={asking === 'end' ? 'Togli l’indirizzo della tua agenda?' : 'Crei un nuovo indirizzo?'}
        verb={asking === 'end' ? 'TOGLI' : 'CREA'}
        pending={change.isPending}
        onConfirm={() => asking && change.mutate(asking)}
        onCancel={() => setAsking(null)}
      >
        I calendari abbonati all’indirizzo di adesso non si aggiornano più.
      </AskDialog>
    </Stack>
  )
}
