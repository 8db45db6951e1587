import { praticheFerme } from '@/lib/reports/pratiche-ferme'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(praticheFerme)
