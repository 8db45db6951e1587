import { ImportPage } from '@/components/data/imports/import-page'
import { requireAdmin } from '@/lib/auth/gates'
import { clients } from '@/lib/features/clients/resource'
import { orMissingPage } from '@/lib/http/missing-page'
import { getRun } from '@/lib/imports/data'

export const metadata = { title: 'Importazione di clienti' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function ClientsImportRunPage({ params }: Props) {
  const scope = await requireAdmin('clients_manage')
  const { id } = await params
  return <ImportPage run={await orMissingPage(getRun(scope, id, 'clients'))} fields={clients.view.form} />
}
