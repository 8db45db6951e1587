import { resetRoute } from '@/lib/features/accounts/routes'

export const POST = resetRoute('client')
