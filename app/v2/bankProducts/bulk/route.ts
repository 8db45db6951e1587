import { bankProducts } from '@/lib/features/bank-products/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(bankProducts)
