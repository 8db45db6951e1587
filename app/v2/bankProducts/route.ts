import { bankProducts } from '@/lib/features/bank-products/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(bankProducts)
