import { notFound } from 'next/navigation'
import { BucketScreen } from '@/components/files/storage/bucket-screen'
import { requireAdmin } from '@/lib/auth/gates'
import { bucketNames } from '@/lib/features/files/storage/bucket-name'

export const metadata = { title: 'Contenitore' }

export default async function BucketPage({ params }: { params: Promise<{ bucketName: string }> }) {
  await requireAdmin('storage_manage')
  const { bucketName } = await params
  if (!bucketNames().includes(bucketName)) notFound()
  return <BucketScreen bucket={bucketName} />
}
