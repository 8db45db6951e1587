import { loginRoute } from '@/lib/features/accounts/routes'

export const POST = loginRoute('admin')
