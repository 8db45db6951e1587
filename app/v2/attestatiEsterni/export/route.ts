import { attestatiEsterni } from '@/lib/features/attestati-esterni/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(attestatiEsterni)
