import { passkeyLoginStartRoute } from '@/lib/features/accounts/second-factor-routes'

export const POST = passkeyLoginStartRoute('agent')
