'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Group, Stack } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import type { SessionItem } from '@/lib/features/accounts/schema'
import { ApiError, type Area, api } from '@/lib/http/client'
import classes from './sessions-panel.module.css'

export const sessionsKey = (area: Area) => ['sessions', area, 'own'] as const

/** The devices that are signed in to this area as me; each can be signed out from here. */
export function SessionsPanel({ area }: { area: Area }) {
  const queries = useQueryClient()
  const sessions = useQuery({
    queryKey: sessionsKey(area),
    queryFn: ({ signal }) => api.get('/sessions?own=true&stato=attive&limit=100', { area, signal }),
  })
  const [confirming, setConfirming] = useState<SessionItem | null>(null)
  const revoke = useMutation({
    mutationFn: (id: string) => api.delete(`/sessions/${id}`, undefined, { area }),
    onError: (error) => toastError(error),
    onSettled: async (_reply, failure) => {
      await queries.invalidateQueries({ queryKey: sessionsKey(area) })
      setConfirming(null)
      if (!failure) toastSuccess('Dispositivo disconnesso.')
    },
  })
  if (sessions.isPending) return <SkeletonText lines={4} />
  if (sessions.isLoadingError) {
    const requestId = sessions.error instanceof ApiError ? sessions.error.requestId : undefined
    return <ErrorState onRetry={() => sessions.refetch()} requestId={requestId} />
  }
  return (
    <>
      <Stack component="ul" gap={0}>
        {sessions.data.items.map((item) => (
          <Device
            key={item._id}
            item={item}
            pending={revoke.isPending && revoke.variables === item._id}
            onRevoke={() => setConfirming(item)}
          />
        ))}
      </Stack>
      <AskDialog
        opened={confirming !== null}
        title="Disconnetti questo dispositivo?"
        verb="DISCONNETTI"
        danger
        pending={revoke.isPending}
        onConfirm={() => confirming && revoke.mutate(confirming._id)}
        onCancel={() => setConfirming(null)}
      >
        {confirming?.dispositivo}: chi lo usa esce subito dalla tua area e per rientrare deve accedere di
        nuovo.
      </AskDialog>
    </>
  )
}

type DeviceProps = { item: SessionItem; pending: boolean; onRevoke: () => void }

function Device({ item, pending, onRevoke }: DeviceProps) {
  const used = `Ultimo uso ${formatInstant(item.lastUsedAt)}`
  return (
    <li className={classes.item}>
      <div>
        <Group gap="xs" fw={600}>
          {item.dispositivo}
          {item.corrente && <StateBadge label="Questo dispositivo" tone="ok" shape="check" />}
        </Group>
        <Box c="dimmed" fz="xs">
          {[used, item.ip && `da ${item.ip}`, `accesso del ${formatInstant(item.createdAt)}`]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </div>
      {!item.corrente && (
        <Button
          size="xs"
          loading={pending}
          onClick={onRevoke}
          aria-label={`Disconnetti ${item.dispositivo}, ${used}`}
        >
          DISCONNETTI
        </Button>
      )}
    </li>
  )
}
