import { CommitPage } from '@/components/commits/commit-page'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { commitById, objectOf } from '@/lib/features/commits/data'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Modifica' }

type Props = { params: Promise<{ id: string }> }

export default async function CommitRecord({ params }: Props) {
  const { actor } = await requireAdmin('commits_see')
  const found = await orMissingPage(commitById(actor, (await params).id))
  const object = await objectOf(found.commit)
  const isOffered = object.page !== null || found.commit.isGroup
  return <CommitPage {...found} {...object} canRestore={isOffered && can(actor, 'commits_restore')} />
}
