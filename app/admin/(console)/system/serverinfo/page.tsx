import { SystemStatus } from '@/components/system/system-status'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Stato del server' }

export default async function ServerInfoPage() {
  await requireAdmin('settings_manage')
  return <SystemStatus />
}
