import { banks } from '@/lib/features/banks/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(banks)
