import { folders } from '@/lib/features/file-manager/folders'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(folders)
