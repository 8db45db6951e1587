import { totpDisableRoute, totpEnableRoute } from '@/lib/features/accounts/routes'

export const POST = totpEnableRoute('agent')
export const DELETE = totpDisableRoute('agent')
