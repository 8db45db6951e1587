import 'server-only'
import { db } from '@/lib/core/db'
import { lastRegistration } from '../accounts/registration'
import { existing } from './pages'
import { countRequests } from './requests-of'
import { undoableMerge } from './unmerge'
import { warningsOf } from './warnings'

/** What a record's page shows around its tabs: how many things hang on it, what looks wrong, what can be undone. */
export async function clientOverview(id: string) {
  await existing(id)
  const own = { clientId: id }
  const [client, richieste, consensi, accessi, ticket, privacy, unione, registrazione] = await Promise.all([
    db().client.findUniqueOrThrow({
      where: { id },
      select: {
        nome: true,
        cognome: true,
        codiceFiscale: true,
        dataNascita: true,
        cap: true,
        praticheCount: true,
        mergedInto: { select: { id: true, nome: true, cognome: true } },
      },
    }),
    countRequests(id),
    db().consent.count({ where: own }),
    db().session.count({
      where: { role: 'client', userId: id, revokedAt: null, expiresAt: { gt: new Date() } },
    }),
    db().ticket.count({ where: own }),
    db().privacyRequest.count({ where: { ...own, evasaAt: null } }),
    undoableMerge(id),
    lastRegistration(id),
  ])
  const { mergedInto, praticheCount: pratiche } = client
  return {
    conteggi: { pratiche, richieste, consensi, accessi, ticket, privacy },
    avvisi: await warningsOf(client),
    unione,
    /** Whether the link that confirms a registration can be sent again: nobody registered where we made the record. */
    daConfermare: registrazione !== null,
    unitoA: mergedInto && { _id: mergedInto.id, nome: mergedInto.nome, cognome: mergedInto.cognome },
  }
}
export type ClientOverview = Awaited<ReturnType<typeof clientOverview>>
