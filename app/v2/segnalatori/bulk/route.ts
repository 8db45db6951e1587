import { segnalatori } from '@/lib/features/segnalatori/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(segnalatori)
