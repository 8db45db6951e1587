import { agencies } from '@/lib/features/agencies/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(agencies)
