import { files } from '@/lib/features/file-manager/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(files)
