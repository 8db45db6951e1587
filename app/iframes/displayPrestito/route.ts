import { prestiti } from '@/lib/features/frames/flows'
import { flyerRoute } from '@/lib/features/frames/flyer-step'

export const { GET } = flyerRoute({ path: '/iframes/displayPrestito', calculator: prestiti })
