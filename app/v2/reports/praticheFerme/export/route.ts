import { praticheFerme } from '@/lib/reports/pratiche-ferme'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(praticheFerme)
