import { annunci } from '@/lib/features/partners/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(annunci)
