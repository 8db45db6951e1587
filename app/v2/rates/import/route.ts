import { requestImport } from '@/lib/features/rates/request-import'
import { importQuery, importStarted } from '@/lib/features/rates/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['banks_manage'],
    query: importQuery,
    reply: importStarted,
    rateLimit: { name: 'rates-import', points: 60, seconds: 3600 },
    idempotency: 'own',
    status: 202,
    summary: 'Importa un CSV di tassi o di TEGM (multipart, campo file)',
  },
  ({ ctx, query, request }) => requestImport(ctx, request, query),
)
