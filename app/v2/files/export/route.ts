import { files } from '@/lib/features/file-manager/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(files)
