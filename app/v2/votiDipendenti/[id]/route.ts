import { votiDipendenti } from '@/lib/features/ratings/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(votiDipendenti)
