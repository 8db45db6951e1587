import { praticheLiquidate } from '@/lib/features/reports/pratiche-liquidate'
import { adminReportPage } from '@/lib/reports/pages'

export const metadata = { title: praticheLiquidate.title }

export default adminReportPage(praticheLiquidate)
