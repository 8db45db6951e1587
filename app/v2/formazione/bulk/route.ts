import { formazione } from '@/lib/features/formazione/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(formazione)
