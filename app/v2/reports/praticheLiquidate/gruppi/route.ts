import { praticheLiquidate } from '@/lib/features/reports/pratiche-liquidate'
import { subtotalsRoute } from '@/lib/reports/routes'

export const { GET } = subtotalsRoute(praticheLiquidate)
