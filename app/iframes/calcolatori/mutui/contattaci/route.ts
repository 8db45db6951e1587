import { contactRoute } from '@/lib/features/frames/contact-step'
import { mutui } from '@/lib/features/frames/flows'

export const { GET, POST } = contactRoute(mutui, { name: 'contattaci', thanks: 'thankyou', needs: 'agent' })
