import { adminReportPage } from '@/lib/reports/pages'
import { praticheLiquidate } from '@/lib/reports/pratiche-liquidate'

export const metadata = { title: praticheLiquidate.title }

export default adminReportPage(praticheLiquidate)
