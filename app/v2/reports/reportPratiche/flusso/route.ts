import { readFlow } from '@/lib/features/reports/flow'
import { partRoute } from '@/lib/features/reports/flow-routes'
import { flusso } from '@/lib/features/reports/flusso'

export const { GET } = partRoute(flusso, 'Movimento, passaggi, imbuto e motivi delle pratiche', readFlow)
