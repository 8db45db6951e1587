import { praticheLiquidate } from '@/lib/features/reports/pratiche-liquidate'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(praticheLiquidate)
