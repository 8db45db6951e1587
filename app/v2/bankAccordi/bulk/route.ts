import { bankAccordi } from '@/lib/features/bank-accordi/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(bankAccordi)
