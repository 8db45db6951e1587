import { prestiti } from '@/lib/features/frames/flows'
import { startRoute } from '@/lib/features/frames/start-step'

export const { GET } = startRoute(prestiti)
