import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { SkeletonForm } from '@/components/ui/skeletons'
import { requireAdmin } from '@/lib/auth/gates'
import { env } from '@/lib/core/env'
import { Gallery } from './gallery'

export const metadata: Metadata = { title: 'Componenti', robots: { index: false } }

/** For those who build the product: the real site has no such page. */
async function DevelopmentOnly() {
  await requireAdmin()
  const { NODE_ENV, DEMO } = env()
  if (NODE_ENV === 'production' && !DEMO) notFound()
  return <Gallery />
}

export default function WidgetsPage() {
  return (
    <Suspense fallback={<SkeletonForm />}>
      <DevelopmentOnly />
    </Suspense>
  )
}
