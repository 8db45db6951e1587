import { Skeleton } from '@mantine/core'
import { RecordLayout } from '@/components/data/record/record-layout'
import { SkeletonForm } from '@/components/ui/skeletons'

const bar = <Skeleton height={160} />

/** The shape of a case while it loads: name and state, way, three columns. */
export function CaseSkeleton() {
  return (
    <>
      <Skeleton height={32} width="min(320px, 60%)" mb="md" />
      <Skeleton height={20} width="min(640px, 100%)" mb="lg" />
      <Skeleton height={48} mb="lg" />
      <RecordLayout
        facts={{ id: 'dati', label: 'Dati', content: <SkeletonForm fields={6} /> }}
        main={{ id: 'attivita', label: 'Attività', content: <SkeletonForm fields={4} /> }}
        context={{ id: 'contesto', label: 'Persone e documenti', content: bar }}
      />
    </>
  )
}
