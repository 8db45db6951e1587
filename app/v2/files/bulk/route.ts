import { files } from '@/lib/features/file-manager/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(files)
