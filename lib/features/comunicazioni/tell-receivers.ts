import 'server-only'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMails } from '@/lib/mail/queue-mail'
import { notifyAll } from '@/lib/notifications/mutations'
import { mutedMails } from '@/lib/notifications/preferences'
import { publish } from '@/lib/realtime/publish'
import type { Comunicazione } from '@/prisma/generated/client'
import { hrefOf } from './present'

export type Receiver = { id: string; email: string; nome: string }

/** `occasion` names the time at which they are told, so that each mail of it leaves once. */
type Telling = { occasion: string; isReminder: boolean }

/** Bell, message of /ws and, where it is wanted, mail to some of those who were meant. */
export async function tellReceivers(
  tx: Tx,
  row: Comunicazione,
  receivers: readonly Receiver[],
  { occasion, isReminder }: Telling,
): Promise<void> {
  if (receivers.length === 0) return
  const { id, titolo, priorita, richiedeConferma, ancheEmail } = row
  const ids = receivers.map((one) => one.id)
  // What is urgent reaches everybody.
  const isUrgent = priorita === 'urgente'
  await notifyAll(tx, 'agent', ids, {
    ...(!isUrgent && { evento: 'comunicazione' }),
    titolo: `${isReminder ? 'Da leggere' : 'Comunicazione'}: ${titolo}`,
    testo: richiedeConferma ? 'Leggila e conferma di averla letta.' : 'Aprila per leggerla.',
    href: hrefOf(id),
  })
  if (ancheEmail) {
    const muted = isUrgent ? new Set<string>() : await mutedMails(tx, 'agent', ids, 'comunicazione')
    const url = `${env().SITE_URL}${hrefOf(id)}`
    const mails = receivers.map(({ id: agentId, email, nome }) => ({
      to: { email, name: nome },
      data: { nome, titolo, conferma: richiedeConferma, sollecito: isReminder, url },
      key: `comunicazione:${id}:${occasion}:${agentId}`,
      isMuted: muted.has(agentId),
    }))
    await queueMails(tx, 'comunicazione', mails)
  }
  const audience = ids.map((userId) => ({ role: 'agent' as const, userId }))
  await publish(tx, { type: 'comunicazione.published', data: { _id: id, titolo } }, audience)
}
