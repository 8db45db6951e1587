'use client'

import { Group, Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

const keys = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`)

const Waiting = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-label="LOADING" aria-busy="true">
    {children}
  </div>
)

/** The shape of a table, same row height, so nothing jumps when the rows arrive; on a phone that of its cards. */
export function SkeletonTable({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Waiting>
      <Stack gap={0} visibleFrom="sm">
        {keys(rows).map((row) => (
          <Group key={row} gap="md" wrap="nowrap" h="var(--row)">
            {keys(columns).map((column, index) => (
              <Skeleton key={column} h={14} style={{ flex: index === 0 ? 2 : 1 }} />
            ))}
          </Group>
        ))}
      </Stack>
      <Stack gap="md" hiddenFrom="sm">
        {keys(rows).map((row) => (
          <Stack key={row} gap="xs">
            <Group justify="space-between" wrap="nowrap">
              <Skeleton h={16} w="55%" />
              <Skeleton h={16} w={72} />
            </Group>
            <Skeleton h={14} w="80%" />
            <Skeleton h={36} />
          </Stack>
        ))}
      </Stack>
    </Waiting>
  )
}

/** The shape of a record form: a label above a field. */
export function SkeletonForm({ fields = 6 }: { fields?: number }) {
  return (
    <Waiting>
      <Stack gap="md">
        {keys(fields).map((field) => (
          <div key={field}>
            <Skeleton h={14} w={120} mb={8} />
            <Skeleton h={36} />
          </div>
        ))}
      </Stack>
    </Waiting>
  )
}

/** The shape of a paragraph or of a card's text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Waiting>
      <Stack gap="xs">
        {keys(lines).map((line, index) => (
          <Skeleton key={line} h={14} w={index === lines - 1 ? '60%' : '100%'} />
        ))}
      </Stack>
    </Waiting>
  )
}
