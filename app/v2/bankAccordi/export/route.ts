import { bankAccordi } from '@/lib/features/bank-accordi/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(bankAccordi)
