import { ImportPage } from '@/components/data/imports/import-page'
import { requireAdmin } from '@/lib/auth/gates'
import { articleHistory } from '@/lib/features/merchandising/fields'
import { orMissingPage } from '@/lib/http/missing-page'
import { getRun } from '@/lib/imports/data'

export const metadata = { title: 'Importazione di giacenze' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function StockImportRunPage({ params }: Props) {
  const scope = await requireAdmin('merchandising_manage')
  const { id } = await params
  return <ImportPage run={await orMissingPage(getRun(scope, id, 'giacenze'))} fields={articleHistory} />
}
