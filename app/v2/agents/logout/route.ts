import { logoutRoute } from '@/lib/features/accounts/routes'

export const POST = logoutRoute('agent')
