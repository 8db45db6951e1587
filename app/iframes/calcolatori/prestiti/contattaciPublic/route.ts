import { contactRoute } from '@/lib/features/frames/contact-step'
import { prestiti } from '@/lib/features/frames/flows'

export const { GET, POST } = contactRoute(prestiti, {
  name: 'contattaciPublic',
  thanks: 'thankyouPublic',
  nobody: true,
})
