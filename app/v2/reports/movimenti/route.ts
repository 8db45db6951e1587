import { movimenti } from '@/lib/reports/movimenti'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(movimenti)
