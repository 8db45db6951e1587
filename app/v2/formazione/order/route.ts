import { formazione } from '@/lib/features/formazione/resource'
import { orderRoute } from '@/lib/resources/routes'

export const { POST } = orderRoute(formazione)
