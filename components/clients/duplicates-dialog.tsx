'use client'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Group, Lines, Stack, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import type { Doppione } from '@/lib/features/clients/duplicates'
import { api } from '@/lib/http/client'
import { phoneText } from '@/lib/italian/phone-text'
import { ClientProvider } from './client-context'
import { DifferentButton } from './different-button'
import { MergeDialog } from './merge-dialog'

/** Records that may be one person, group by group, the oldest first; each of the others is joined with it from here. */
export function DuplicatesDialog({ page, onClose }: { page: string; onClose: () => void }) {
  const area = useArea()
  const [pair, setPair] = useState<{ kept: string; other: string } | null>(null)
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
      <Lines component="ul">
        {found.data?.gruppi.map(({ label, clienti: [kept, ...others] }) => (
          <Box component="li" py="sm" key={`${label} ${kept?._id}`}>
            <Text c="dimmed" fz="xs" breaks="anywhere">
              {label}
            </Text>
            <Stack component="ul" gap={0}>
              {kept && <Person client={kept} page={page} onOpen={onClose} />}
              {kept &&
                others.map((other) => (
                  <Person key={other._id} client={other} page={page} onOpen={onClose}>
                    <Button
                      size="xs"
                      aria-label={`UNISCI: ${other.nome} ${other.cognome}`}
                      onClick={() => setPair({ kept: kept._id, other: other._id })}
                    >
                      UNISCI
                    </Button>
                    <DifferentButton id={kept._id} other={other} />
                  </Person>
                ))}
            </Stack>
          </Box>
        ))}
      </Lines>
      {found.data?.piu && (
        <Text c="dimmed" fz="xs" breaks="anywhere">
          Ce ne sono altri: compaiono quando questi sono risolti.
        </Text>
      )}
      {pair && <Merge {...pair} onClose={() => setPair(null)} />}
    </Modal>
  )
}

type PersonProps = { client: Doppione; page: string; onOpen: () => void; children?: ReactNode }

const Person = ({ client: { _id, nome, cognome, email, telefono }, page, onOpen, children }: PersonProps) => (
  <Group component="li" gap="xs" py={2}>
    <Box href={`${page}/${_id}`} component={IntentLink} c="var(--link)" fw={500} onClick={onOpen}>
      {nome} {cognome}
    </Box>
    <Text span c="dimmed" fz="xs" breaks="anywhere">
      {[telefono && phoneText(telefono), email].filter(Boolean).join(' · ')}
    </Text>
    {children && (
      <Group gap="xs" w="100%">
        {children}
      </Group>
    )}
  </Group>
)

/** The older record stays; what the other has comes to it, field by field. */
function Merge({ kept, other, onClose }: { kept: string; other: string; onClose: () => void }) {
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['clients', area, 'merge', kept],
    queryFn: ({ signal }) => api.get(`/clients/${kept}`, { area, signal }),
  })
  if (!data) return null
  return (
    <ClientProvider row={data} canErase={false}>
      <MergeDialog with={other} onClose={onClose} />
    </ClientProvider>
  )
}
