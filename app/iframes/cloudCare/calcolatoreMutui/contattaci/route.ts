import { contactRoute } from '@/lib/features/frames/contact-step'
import { cloudCare } from '@/lib/features/frames/flows'

export const { GET, POST } = contactRoute(cloudCare, { name: 'contattaci', thanks: 'thankyou' })
