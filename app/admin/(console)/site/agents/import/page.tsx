import { ImportsScreen } from '@/components/data/imports/imports-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Importazione di agenti' }

export default async function AgentsImportPage() {
  await requireAdmin('agents_manage')
  return <ImportsScreen kind="agents" />
}
