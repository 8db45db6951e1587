import { employees } from '@/lib/features/employees/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(employees)
