import 'server-only'
import { findAccount } from '@/lib/auth/accounts'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import type { JobProgress } from '@/prisma/generated/client'

/** A person who has waited for longer has gone on to something else. */
const LONG_MS = 2 * 60_000

const ENDS: Readonly<Record<string, string>> = {
  completato: 'Lavoro completato',
  annullato: 'Lavoro annullato',
  fallito: 'Lavoro non riuscito',
}

/** Tells the author of long work that it has ended, in the transaction of its end: the bell, and a mail where it took long. */
export async function tellAuthor(tx: Tx, job: JobProgress): Promise<void> {
  const { id, ownerRole: role, ownerId: userId, state, title, error, href, createdAt } = job
  const titolo = ENDS[state]
  if (!role || !userId || !titolo) return
  const testo = [title, error].filter(Boolean).join('. ')
  await notify(tx, { evento: 'lavoro', role, userId, titolo, testo, href })
  if (Date.now() - createdAt.getTime() < LONG_MS) return
  const author = await findAccount(role, { id: userId }, tx)
  if (author?.status !== 'validated') return
  const { nome, cognome, email } = author
  await queueMail(tx, {
    template: 'lavoro-finito',
    to: { email, name: `${nome} ${cognome}` },
    data: { nome, lavoro: title, esito: titolo, motivo: error ?? '', url: `${env().SITE_URL}${href}` },
    key: `lavoro:${id}`,
    isMuted: await mutesMail(tx, { role, userId }, 'lavoro'),
  })
}
