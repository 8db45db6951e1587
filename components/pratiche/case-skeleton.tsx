import { Skeleton } from '@mantine/core'
import { SkeletonForm } from '@/components/ui/skeletons'
import classes from './case-page.module.css'

/** The shape of a case while it loads: name, facts, way, form. */
export function CaseSkeleton() {
  return (
    <>
      <Skeleton height={36} width="min(320px, 60%)" mb="xs" />
      <Skeleton height={44} width="min(640px, 100%)" mb="xl" />
      <Skeleton height={56} mb="lg" />
      <div className={classes.columns} data-history="true">
        <div className={classes.sheet}>
          <Skeleton height={36} mb="lg" />
          <SkeletonForm fields={8} />
        </div>
      </div>
    </>
  )
}
