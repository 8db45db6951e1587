import { listWords } from '@/lib/features/syncs/data'
import { wordsReply } from '@/lib/features/syncs/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['sync_manage'],
    reply: wordsReply,
    summary: 'Le parole di EGG e che cosa significano qui, da abbinare prima',
  },
  async () => ({ items: await listWords() }),
)
