import { bankAccordi } from '@/lib/features/bank-accordi/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(bankAccordi)
