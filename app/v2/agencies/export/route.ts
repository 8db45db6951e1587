import { agencies } from '@/lib/features/agencies/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(agencies)
