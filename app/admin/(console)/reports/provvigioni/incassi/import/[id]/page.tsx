import { ImportPage } from '@/components/data/imports/import-page'
import { requireAdmin } from '@/lib/auth/gates'
import { incassoFields } from '@/lib/features/incassi/fields'
import { orMissingPage } from '@/lib/http/missing-page'
import { getRun } from '@/lib/imports/data'

export const metadata = { title: 'Importazione di incassi' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function PaymentsImportRunPage({ params }: Props) {
  const scope = await requireAdmin('provvigioni_manage')
  const { id } = await params
  return <ImportPage run={await orMissingPage(getRun(scope, id, 'incassi'))} fields={incassoFields} />
}
