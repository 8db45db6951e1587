import { ObjectScreen } from '@/components/files/storage/object-screen'
import { requireAdmin } from '@/lib/auth/gates'
import { objectDetail } from '@/lib/features/files/storage/object'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Oggetto' }

type Props = { params: Promise<{ bucketName: string; key: string }> }

export default async function ObjectPage({ params }: Props) {
  const scope = await requireAdmin('storage_manage')
  const { bucketName, key } = await params
  return <ObjectScreen view={await orMissingPage(objectDetail(scope, bucketName, key))} />
}
