import { contactFirstRoute } from '@/lib/features/frames/contact-first-step'
import { cloudCareContactFirst } from '@/lib/features/frames/flows'

export const { GET, POST } = contactFirstRoute(cloudCareContactFirst)
