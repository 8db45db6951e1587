'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Stack, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { api } from '@/lib/http/client'
import classes from './office.module.css'

/** Records that may be one person, group by group; they are joined on the page of one of them. */
export function DuplicatesDialog({ page, onClose }: { page: string; onClose: () => void }) {
  const area = useArea()
  const found = useQuery({
    queryKey: ['clients', area, 'duplicates'],
    queryFn: ({ signal }) => api.get('/clients/duplicates', { area, signal }),
  })
  return (
    <Modal opened onClose={onClose} title="Doppioni probabili" size="lg">
      {found.isPending && <Loading what="dei doppioni" />}
      {found.isLoadingError && <ErrorState onRetry={() => found.refetch()} />}
      {found.data?.gruppi.length === 0 && (
        <EmptyState title="Nessun doppione">Nessun cliente ha dati uguali a quelli di un altro.</EmptyState>
      )}
      <Stack component="ul" gap={0} className={classes.groups}>
        {found.data?.gruppi.map(({ label, clienti }) => (
          <li key={`${label} ${clienti[0]?._id}`}>
            <Text c="dimmed" fz="xs" breaks="anywhere">
              {label}
            </Text>
            <Stack component="ul" gap={0} className={classes.plain}>
              {clienti.map(({ _id, nome, cognome, email, telefono }) => (
                <li key={_id}>
                  <Box
                    href={`${page}/${_id}`}
                    component={IntentLink}
                    c="var(--link)"
                    fw={500}
                    onClick={onClose}
                  >
                    {nome} {cognome}
                  </Box>{' '}
                  <Text span c="dimmed" fz="xs" breaks="anywhere">
                    {[telefono, email].filter(Boolean).join(' · ')}
                  </Text>
                </li>
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
      {found.data?.piu && (
        <Text c="dimmed" fz="xs" breaks="anywhere">
          Ce ne sono altri: compaiono quando questi sono risolti.
        </Text>
      )}
    </Modal>
  )
}
