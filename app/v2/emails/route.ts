import { listEmails } from '@/lib/features/emails/data'
import { emailsReply } from '@/lib/features/emails/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    reply: emailsReply,
    summary: 'Le e-mail che il sito invia, e di quali la sede ha cambiato le parole',
  },
  async () => ({ items: await listEmails() }),
)
