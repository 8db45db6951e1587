import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { Stack, Text } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import classes from './office.module.css'

const SHOWN = 3

/** What was said last in a ticket, to be read beside the list. */
export function LastMessages({ id }: { id: string }) {
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['tickets', area, 'last-messages', id],
    queryFn: ({ signal }) => api.get(`/tickets/${id}/messages`, { area, signal }),
    meta: { silent: true },
  })
  const said = (data?.items ?? []).filter(({ tipo }) => tipo === 'messaggio')
  if (said.length === 0) return null
  return (
    <section aria-label="Ultimi messaggi">
      <Text component="h3" mb="xs" fz="xs" fw={600}>
        {said.length > SHOWN ? `Ultimi ${SHOWN} messaggi` : 'Messaggi'}
      </Text>
      <Stack component="ul" gap="xs" className={classes.last}>
        {said.slice(-SHOWN).map(({ _id, nome, testo, at, interno }) => (
          <li key={_id} data-note={interno || undefined}>
            <Text span c="dimmed" fz="xs">
              {nome}
              {interno && ', nota interna'} · {formatInstant(at)}
            </Text>
            <Text lineClamp={6} breaks="lines">
              {testo || '[testo cancellato]'}
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  )
}
