import { ImportsScreen } from '@/components/data/imports/imports-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Importazione di clienti' }

export default async function ClientsImportPage() {
  await requireAdmin('clients_manage')
  return <ImportsScreen kind="clients" />
}
