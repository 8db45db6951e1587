import { segnalatori } from '@/lib/features/segnalatori/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(segnalatori)
