import { formazione } from '@/lib/features/formazione/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(formazione)
