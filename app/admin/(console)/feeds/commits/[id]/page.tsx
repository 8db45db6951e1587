import { notFound } from 'next/navigation'
import { CommitPage } from '@/components/commits/commit-page'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { AppError } from '@/lib/core/errors'
import { commitById, objectOf } from '@/lib/features/commits/data'

export const metadata = { title: 'Modifica' }

type Props = { params: Promise<{ id: string }> }

export default async function CommitRecord({ params }: Props) {
  const { actor } = await requireAdmin('commits_see')
  const found = await commitById(actor, (await params).id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  })
  const object = await objectOf(found.commit)
  return (
    <CommitPage {...found} {...object} canRestore={object.page !== null && can(actor, 'commits_restore')} />
  )
}
