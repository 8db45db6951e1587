import { passkeyStartRoute } from '@/lib/features/accounts/second-factor-routes'

export const POST = passkeyStartRoute('agent')
