import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { Friends } from './schema'

/** More than anybody invites. */
const MOST = 50

/** A client's code for the registration, and those who came by it: their initials, and whether they have opened a case. */
export async function friendsOf({ actor: { userId } }: ClientScope): Promise<Friends> {
  const { codiceInvito } = await db().client.findUniqueOrThrow({
    where: { id: userId },
    select: { codiceInvito: true },
  })
  const came = await db().client.findMany({
    where: { referal: codiceInvito, status: 'validated' },
    select: { nome: true, cognome: true, praticheCount: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return {
    codice: codiceInvito,
    url: new URL(`/area-clienti/register/${codiceInvito}`, env().SITE_URL).href,
    arrivati: came.map(({ nome, cognome, praticheCount, createdAt }) => ({
      iniziali: `${nome.charAt(0)}. ${cognome.charAt(0)}.`,
      esito: praticheCount > 0 ? ('pratica' as const) : ('registrato' as const),
      registratoIl: createdAt.toISOString(),
    })),
  }
}
