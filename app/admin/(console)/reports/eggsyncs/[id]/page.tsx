import { ImportPage } from '@/components/data/imports/import-page'
import { requireAdmin } from '@/lib/auth/gates'
import { pratiche } from '@/lib/features/pratiche/resource'
import { orMissingPage } from '@/lib/http/missing-page'
import { getRun } from '@/lib/imports/data'

export const metadata = { title: 'Importazione da EGG' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function EggRunPage({ params }: Props) {
  const scope = await requireAdmin('sync_manage')
  const { id } = await params
  return <ImportPage run={await orMissingPage(getRun(scope, id, 'egg'))} fields={pratiche.view.history} />
}
