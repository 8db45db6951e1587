import { commits } from '@/lib/features/commits/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(commits)
