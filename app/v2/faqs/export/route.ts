import { faqs } from '@/lib/features/faqs/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(faqs)
