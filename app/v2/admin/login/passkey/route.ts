import { passkeyLoginRoute } from '@/lib/features/accounts/routes'

export const POST = passkeyLoginRoute('admin')
