import { totpDisableRoute, totpEnableRoute } from '@/lib/features/accounts/routes'

export const POST = totpEnableRoute('admin')
export const DELETE = totpDisableRoute('admin')
