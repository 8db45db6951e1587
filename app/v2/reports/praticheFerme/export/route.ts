import { praticheFerme } from '@/lib/features/reports/pratiche-ferme'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(praticheFerme)
