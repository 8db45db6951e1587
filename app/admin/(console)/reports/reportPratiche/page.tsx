import { FlowParts } from '@/components/reports/flow-parts'
import { flusso } from '@/lib/features/reports/flusso'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: flusso.title }

export default adminSummaryPage(flusso, { Below: FlowParts })
