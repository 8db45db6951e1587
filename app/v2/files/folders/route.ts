import { folders } from '@/lib/features/file-manager/folders'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(folders)
