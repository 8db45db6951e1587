import { BankReasons } from '@/components/reports/bank-reasons'
import { monitoraggioBanche } from '@/lib/features/reports/monitoraggio-banche'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: monitoraggioBanche.title }

export default adminSummaryPage(monitoraggioBanche, { Below: BankReasons })
