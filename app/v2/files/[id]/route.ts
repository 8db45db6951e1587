import { files } from '@/lib/features/file-manager/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(files)
