import { contactFirstResultsRoute } from '@/lib/features/frames/contact-first-results-step'
import { cloudCareContactFirst } from '@/lib/features/frames/flows'

export const { GET, POST } = contactFirstResultsRoute(cloudCareContactFirst)
