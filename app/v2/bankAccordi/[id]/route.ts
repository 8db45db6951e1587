import { bankAccordi } from '@/lib/features/bank-accordi/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(bankAccordi)
