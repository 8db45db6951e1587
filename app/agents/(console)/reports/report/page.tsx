import { AgentSheet } from '@/components/reports/agent-sheet'
import { SheetDownload } from '@/components/reports/sheet-download'
import { produzione } from '@/lib/features/reports/produzione'
import { agentSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: 'Produzione' }

export default agentSummaryPage(produzione, { Above: AgentSheet, Actions: SheetDownload })
