import { votiDipendenti } from '@/lib/features/ratings/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(votiDipendenti)
