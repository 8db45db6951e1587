import { requireInstaller } from '@/lib/features/setup/access'
import { trialReply } from '@/lib/features/setup/schema'
import { tryStoreNow } from '@/lib/features/setup/try-store'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireInstaller,
    rateLimit: { name: 'setup-store', points: 30, seconds: 3600 },
    reply: trialReply,
    idempotency: 'none',
    summary: 'Scrive, rilegge e toglie un file di prova nell’archivio, e dice perché non riesce',
  },
  ({ ctx }) => tryStoreNow(ctx),
)
