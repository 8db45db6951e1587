import { assetRoute } from '@/lib/features/frames/assets'

export const { GET } = assetRoute('frame.js')
