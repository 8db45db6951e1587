import 'server-only'
import { readLink, signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { Ctx } from '@/lib/http/context'
import type { RateLimit } from '@/lib/http/rate-limit'
import { queueMail } from '@/lib/mail/queue-mail'
import { PRODOTTI } from '@/lib/words/products'
import type { Pratica, PraticaPersona } from '@/prisma/generated/client'
import { INVITE_DAYS } from './link-state'
import { RUOLI_PERSONA } from './schema'

const PURPOSE = 'pratica-invito'
/** Each invitation writes to somebody who may not expect it: counted together for every way of sending one. */
export const INVITES: RateLimit = { name: 'pratiche-inviti', points: 200, seconds: 86_400 }

/** The person on a case that an invitation's link stands for; null for what we did not sign. */
export const readInvite = (token: string) => readLink(PURPOSE, token)

/** Where a person on a case answers; good for some days from when it was sent. */
export function inviteUrl({ id, invitedAt }: { id: string; invitedAt: Date }): string {
  const token = signLink(PURPOSE, id, addDays(invitedAt, INVITE_DAYS))
  return new URL(`/invito-pratica/${token}`, env().SITE_URL).href
}

/** Asks a person by mail whether they are on this case; the answer is theirs alone. */
export async function sendInvite(
  tx: Tx,
  { actor }: Pick<Ctx, 'actor'>,
  { product }: Pick<Pratica, 'product'>,
  { id, email, nome, ruolo, invitedAt }: PraticaPersona,
): Promise<void> {
  if (email === null || invitedAt === null) return
  await queueMail(tx, {
    template: 'pratica-invito',
    to: { email, name: nome },
    data: {
      nome,
      chi: `${actor.nome} ${actor.cognome}`,
      ruolo: RUOLI_PERSONA[ruolo].toLowerCase(),
      prodotto: PRODOTTI[product].toLowerCase(),
      giorni: INVITE_DAYS,
      url: inviteUrl({ id, invitedAt }),
    },
    key: `pratica-invito:${id}:${invitedAt.getTime()}`,
  })
}
