import { secondFactorRoute } from '@/lib/features/accounts/second-factor-routes'

export const GET = secondFactorRoute('agent')
