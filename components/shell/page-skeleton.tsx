import { Skeleton } from '@mantine/core'
import { Paper, Stack } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'

/** The shape of a list page while it loads: title, filters, rows. */
export function PageSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={28} width="min(240px, 60%)" />
      <Skeleton height={32} width="min(640px, 100%)" />
      <Paper withBorder radius="md" p="md">
        <SkeletonTable />
      </Paper>
    </Stack>
  )
}
