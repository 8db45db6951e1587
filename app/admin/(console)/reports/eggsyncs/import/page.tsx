import { ImportsScreen } from '@/components/data/imports/imports-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Importazione da EGG' }

export default async function EggImportPage() {
  await requireAdmin('sync_manage')
  return <ImportsScreen kind="egg" />
}
