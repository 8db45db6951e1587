import { ImportPage } from '@/components/data/imports/import-page'
import { requireAdmin } from '@/lib/auth/gates'
import { orMissingPage } from '@/lib/http/missing-page'
import { getRun } from '@/lib/imports/data'

export const metadata = { title: 'Importazione di pesi' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function PercLeadsImportRunPage({ params }: Props) {
  const scope = await requireAdmin('leads_manage')
  const { id } = await params
  return <ImportPage run={await orMissingPage(getRun(scope, id, 'percLeads'))} />
}
