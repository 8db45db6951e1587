import { zipQuery } from '@/lib/features/files/manager/schema'
import { downloadZip } from '@/lib/features/files/manager/zip'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    rateLimit: { name: 'files-zip', points: 30, seconds: 3600 },
    query: zipQuery,
    summary: 'Più file di chi chiede in un archivio ZIP, ognuno nella versione più recente',
  },
  ({ ctx, query }) => downloadZip(ctx, query.ids),
)
