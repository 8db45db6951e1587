import { totpStartRoute } from '@/lib/features/accounts/routes'

export const POST = totpStartRoute('agent')
