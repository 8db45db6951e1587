import { recoveryCodesRoute } from '@/lib/features/accounts/second-factor-routes'

export const POST = recoveryCodesRoute('admin')
