import { adminSessionRoutes } from '@/lib/features/admins/sessions'

export const { GET, POST } = adminSessionRoutes()
