import { cloudCare } from '@/lib/features/frames/flows'
import { resultsRoute } from '@/lib/features/frames/results-step'

export const { GET } = resultsRoute(cloudCare)
