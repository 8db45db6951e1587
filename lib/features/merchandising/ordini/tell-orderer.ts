import 'server-only'
import { findAccount } from '@/lib/auth/accounts'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import type { MerchandisingOrder } from '@/prisma/generated/client'

type Fact = 'approvato' | 'spedito' | 'parziale' | 'annullato' | 'chiuso'

const WORDS: Record<Fact, { titolo: string; messaggio: string }> = {
  approvato: {
    titolo: 'è approvato',
    messaggio: 'abbiamo approvato il tuo ordine: ora lo prepariamo.',
  },
  spedito: { titolo: 'è partito', messaggio: 'il tuo ordine è stato spedito.' },
  parziale: {
    titolo: 'è partito in parte',
    messaggio: 'una parte del tuo ordine è stata spedita: il resto seguirà.',
  },
  annullato: { titolo: 'è annullato', messaggio: 'il tuo ordine è stato annullato.' },
  chiuso: {
    titolo: 'si chiude con quanto è partito',
    messaggio: 'quello che mancava al tuo ordine è stato annullato: il resto è già partito.',
  },
}

/** Who to write to; somebody who is no longer there, or was erased, is not written to. */
async function receiver(tx: Tx, { role, userId }: MerchandisingOrder) {
  const account = await findAccount(role, { id: userId }, tx)
  return account?.status === 'validated' && account.email ? account : null
}

/** Rings and writes to whoever has sent the order, when the transaction commits. */
export async function tellOrderer(tx: Tx, order: MerchandisingOrder, fact: Fact): Promise<void> {
  const { id, codice, role, userId, corriere, tracking, motivo, version } = order
  const person = await receiver(tx, order)
  if (!person) return
  const { titolo, messaggio } = WORDS[fact]
  const href = { agent: '/agents/merchandising?scheda=ordini', admin: '', client: '' }[role]
  const sent = fact === 'spedito' || fact === 'parziale'
  const struck = fact === 'annullato' || fact === 'chiuso'
  await queueMail(tx, {
    template: 'ordine-merchandising',
    to: { email: person.email, name: person.nome },
    data: {
      nome: person.nome,
      codice,
      titolo,
      messaggio,
      corriere: (sent && corriere) || undefined,
      tracking: (sent && tracking) || undefined,
      motivo: (struck && motivo) || undefined,
      url: href && `${env().SITE_URL}${href}`,
    },
    key: `ordine:${id}:${fact}:${version}`,
    isMuted: await mutesMail(tx, { role, userId }, 'ordine'),
  })
  await notify(tx, {
    evento: 'ordine',
    role,
    userId,
    href,
    titolo: `Il tuo ordine ${codice} ${titolo}`,
    testo: (struck && motivo) || (sent && tracking) || '',
  })
}
