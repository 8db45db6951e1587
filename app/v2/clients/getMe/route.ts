import { meRoute } from '@/lib/features/accounts/routes'

export const GET = meRoute('client')
