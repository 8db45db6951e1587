import { BucketScreen } from '@/components/files/storage/bucket-screen'
import { requireAdmin } from '@/lib/auth/gates'
import { bucketNames } from '@/lib/features/files/storage/bucket-name'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Contenitore' }

export default async function BucketPage({ params }: { params: Promise<{ bucketName: string }> }) {
  await requireAdmin('storage_manage')
  const { bucketName } = await params
  const bucket = bucketNames().find((name) => name === bucketName)
  return <BucketScreen bucket={await orMissingPage(Promise.resolve(bucket))} />
}
