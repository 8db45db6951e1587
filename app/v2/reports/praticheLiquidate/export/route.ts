import { praticheLiquidate } from '@/lib/features/reports/pratiche-liquidate'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(praticheLiquidate)
