import { flusso } from '@/lib/features/reports/flusso'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(flusso)
