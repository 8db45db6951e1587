import { annunci } from '@/lib/features/partners/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(annunci)
