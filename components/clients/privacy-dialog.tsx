'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Lines, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { formatDay } from '@/lib/core/dates'
import { TIPI_PRIVACY } from '@/lib/features/clients/schema'
import { api } from '@/lib/http/client'
import { Due } from './due'

/** What waits for an answer, the most urgent first; it is answered on the client's page. */
export function PrivacyDialog({ page, onClose }: { page: string; onClose: () => void }) {
  const area = useArea()
  const found = useQuery({
    queryKey: ['clients', area, 'privacy'],
    queryFn: ({ signal }) => api.get('/clients/privacy', { area, signal }),
  })
  return (
    <Modal opened onClose={onClose} title="Richieste privacy da evadere" size="lg">
      {found.isPending && <Loading what="delle richieste" />}
      {found.isLoadingError && <ErrorState onRetry={() => found.refetch()} />}
      {found.data?.items.length === 0 && (
        <EmptyState title="Niente da evadere">Si annotano dalla scheda Privacy di un cliente.</EmptyState>
      )}
      <Lines component="ul">
        {found.data?.items.map(({ _id, tipo, ricevutaIl, cliente, ...request }) => (
          <Box component="li" py="sm" key={_id}>
            <Box
              href={`${page}/${cliente._id}?scheda=privacy`}
              component={IntentLink}
              c="var(--link)"
              fw={500}
              onClick={onClose}
            >
              {cliente.nome} {cliente.cognome}
            </Box>{' '}
            <Due {...request} />
            <Text c="dimmed" fz="xs" breaks="anywhere">
              {TIPI_PRIVACY[tipo]}, ricevuta il {formatDay(ricevutaIl)}
            </Text>
          </Box>
        ))}
      </Lines>
    </Modal>
  )
}
