import { requests } from '@/lib/features/contact-requests/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(requests)
