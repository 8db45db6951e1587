import { Skeleton } from '@mantine/core'
import { SkeletonTable } from '@/components/ui/skeletons'
import classes from './page-skeleton.module.css'

/** The shape of a list page while it loads: title, filters, rows. */
export function PageSkeleton() {
  return (
    <div className={classes.root}>
      <Skeleton height={28} width="min(240px, 60%)" />
      <Skeleton height={32} width="min(640px, 100%)" />
      <div className={classes.sheet}>
        <SkeletonTable />
      </div>
    </div>
  )
}
