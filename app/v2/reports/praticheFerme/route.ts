import { praticheFerme } from '@/lib/features/reports/pratiche-ferme'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(praticheFerme)
