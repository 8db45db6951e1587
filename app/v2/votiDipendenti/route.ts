import { votiDipendenti } from '@/lib/features/ratings/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(votiDipendenti)
