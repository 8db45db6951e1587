import { partnerRoute } from '@/lib/features/frames/partner-step'

export const { GET } = partnerRoute
