import { passkeyAddRoute } from '@/lib/features/accounts/second-factor-routes'

export const POST = passkeyAddRoute('admin')
