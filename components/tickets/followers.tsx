'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { ContextCard } from '@/components/data/record/record-layout'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Box, Stack, Text } from '@/components/ui/layout'
import { api } from '@/lib/http/client'
import type { OfficeTicket } from './ticket-types'

type Props = { ticket: OfficeTicket; me: string }

/** Who of the office hears of every answer; the reader joins them or leaves. */
export function Followers({ ticket: { _id, seguitoDa, unitoAId }, me }: Props) {
  const { area, busy, send, run } = useRecordVerb('tickets', _id)
  const router = useRouter()
  const follows = seguitoDa.includes(me)
  const { data } = useQuery({
    queryKey: ['tickets', area, 'followers', _id, seguitoDa.join()],
    queryFn: ({ signal }) => api.get(`/tickets/${_id}/follow`, { area, signal }),
    enabled: seguitoDa.length > 0,
    meta: { silent: true },
  })
  const people = seguitoDa.length > 0 ? (data ?? []) : []
  const change = async () => {
    const { leggibile } = await send('follow', { follow: !follows })
    // Some read a ticket only because they follow it.
    if (!leggibile) router.push('/admin/tickets')
  }
  const done = follows ? 'Non segui più il ticket' : 'Segui il ticket: la campanella ti dice di ogni risposta'
  return (
    <ContextCard title="Chi lo segue" count={seguitoDa.length || undefined}>
      {seguitoDa.length === 0 ? (
        <Text c="dimmed" fz="xs">
          Nessuno: chi lo segue legge ogni risposta nella campanella.
        </Text>
      ) : (
        <Stack component="ul" gap={0}>
          {people.map((one) => (
            <Text key={one._id} component="li" py="xxs" breaks="anywhere">
              {one._id === me ? `${one.nome} (tu)` : one.nome}
            </Text>
          ))}
        </Stack>
      )}
      {unitoAId === null && (
        <Box mt="xs">
          <Button size="xs" loading={busy} onClick={() => void run(change, done)}>
            {follows ? 'NON SEGUIRE PIÙ' : 'SEGUI'}
          </Button>
        </Box>
      )}
    </ContextCard>
  )
}
