import { folders } from '@/lib/features/file-manager/folders'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(folders)
