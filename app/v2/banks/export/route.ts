import { banks } from '@/lib/features/banks/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(banks)
