import { changePasswordRoute } from '@/lib/features/accounts/routes'

export const POST = changePasswordRoute('client')
