import { bankProducts } from '@/lib/features/bank-products/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(bankProducts)
