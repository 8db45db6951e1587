import { passkeyRoutes } from '@/lib/features/accounts/second-factor-routes'

export const { PATCH, DELETE } = passkeyRoutes('agent')
