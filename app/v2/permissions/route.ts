import { z } from 'zod'
import { permissionTable } from '@/lib/features/admins/holders'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['admins_manage'],
    reply: z.array(z.object({ name: z.string(), description: z.string() })),
    summary: 'I permessi degli amministratori, con quello che consentono',
  },
  () => permissionTable(),
)
