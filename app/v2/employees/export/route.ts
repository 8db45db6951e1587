import { employees } from '@/lib/features/employees/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(employees)
