import { proofRoute } from '@/lib/features/accounts/routes'

export const POST = proofRoute('admin')
