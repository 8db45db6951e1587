import { flusso } from '@/lib/reports/flusso'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(flusso)
