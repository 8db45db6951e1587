import { refreshRoute } from '@/lib/features/accounts/routes'

export const POST = refreshRoute('client')
