import { movimenti } from '@/lib/features/reports/movimenti'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(movimenti)
