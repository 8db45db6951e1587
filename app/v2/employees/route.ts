import { employees } from '@/lib/features/employees/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(employees)
