import { forgotRoute } from '@/lib/features/accounts/routes'

export const POST = forgotRoute('client')
