import { readFlow } from '@/lib/reports/flow'
import { partRoute } from '@/lib/reports/flow-routes'
import { flusso } from '@/lib/reports/flusso'

export const { GET } = partRoute(flusso, 'Movimento, passaggi, imbuto e motivi delle pratiche', readFlow)
