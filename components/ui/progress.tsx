'use client'

import { Group, Progress as MantineProgress, Text } from '@mantine/core'
import { Button } from './button'

interface ProgressProps {
  label: string
  /** 0–100; null while the length of the work is unknown. */
  value: number | null
  /** "1.204 di 8.000 righe" */
  detail?: string
  onCancel?: () => void
}

/** Long work with its number, and a way to stop it. */
export function Progress({ label, value, detail, onCancel }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" truncate>
          {label}
        </Text>
        <Text size="sm" c="dimmed" className="tabular" style={{ whiteSpace: 'nowrap' }}>
          {detail ?? (percent === null ? 'in corso…' : `${percent}%`)}
        </Text>
      </Group>
      <Group gap="sm" wrap="nowrap" mt={4}>
        <MantineProgress.Root style={{ flex: 1 }} size="sm">
          <MantineProgress.Section
            value={percent ?? 100}
            animated={percent === null}
            striped={percent === null}
            aria-label={label}
            aria-valuenow={percent ?? undefined}
          />
        </MantineProgress.Root>
        {onCancel && (
          <Button size="xs" look="quiet" onClick={onCancel} aria-label={`ANNULLA: ${label}`}>
            ANNULLA
          </Button>
        )}
      </Group>
    </div>
  )
}
