import { AgentSheet } from '@/components/agent-report/agent-sheet'
import { SheetDownload } from '@/components/agent-report/sheet-download'
import { produzione } from '@/lib/reports/produzione'
import { agentSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: 'Produzione' }

export default agentSummaryPage(produzione, { Above: AgentSheet, Actions: SheetDownload })
