import { segnalatori } from '@/lib/features/segnalatori/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(segnalatori)
