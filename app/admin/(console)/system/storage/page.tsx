import { BucketsScreen } from '@/components/files/storage/buckets-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Archivio' }

export default async function StoragePage() {
  await requireAdmin('storage_manage')
  return <BucketsScreen />
}
