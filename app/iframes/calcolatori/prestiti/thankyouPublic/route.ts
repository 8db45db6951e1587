import { prestiti } from '@/lib/features/frames/flows'
import { thanksRoute } from '@/lib/features/frames/thanks-step'

export const { GET } = thanksRoute(prestiti, { nobody: true })
