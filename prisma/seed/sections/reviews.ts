import 'server-only'
import { addDays, columnOfDay, dayOf } from '@/lib/core/dates'
import { riesameGiorni } from '@/lib/features/pratiche/riesami/settings'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, earlier, rowsOf, type Seeding } from '../core/context'
import { at } from '../core/random'

/** What clients say who ask that a person looks again. */
const VIEWS = [
  'Da ottobre ho un contratto a tempo indeterminato: posso inviare la nuova busta paga.',
  'Il finanziamento che risultava è chiuso da due mesi, ho la liberatoria.',
  '',
  'Vorrei capire perché il reddito di mia moglie non è stato contato.',
]
const ANSWERS = [
  'Abbiamo rivisto la richiesta insieme: con la nuova busta paga la possiamo ripresentare, il tuo consulente ti chiama domani.',
  'Abbiamo riletto tutto: la rata chiesta resta troppo alta per il reddito documentato. Con una durata più lunga si può ripresentare.',
]
const REVIEWS = 6

/** Some of the last refusals: two reviews by a person still wait, the others have an answer. */
export async function seedReviews({ client, now, id, rng, count }: Seeding): Promise<void> {
  const days = riesameGiorni.initial
  const refused = await rowsOf<{ id: string; personaId: string; agente: string; closedAt: Date }>(
    client,
    `SELECT p.id, x.id AS "personaId", a.nome || ' ' || a.cognome AS agente, p.data_chiusura AS "closedAt"
     FROM pratiche p JOIN pratica_persone x ON x.pratica_id = p.id AND x.ruolo = 'richiedente' AND x.client_id IS NOT NULL
     JOIN agents a ON a.id = p.agent_id
     WHERE p.stato = 'respinta' AND p.data_chiusura IS NOT NULL ORDER BY p.data_chiusura DESC, p.id LIMIT ${count(REVIEWS, 2)}`,
  )
  await bulk<Prisma.RiesameCreateManyInput>(
    client,
    'riesami',
    refused.map(({ id: praticaId, personaId, agente, closedAt }, index) => {
      const asked = earlier(daysFrom(closedAt, 1 + rng.next()), daysFrom(now, -index - 1))
      const answered = index < 2 ? null : earlier(daysFrom(asked, 4), now)
      return {
        id: id(asked),
        praticaId,
        personaId,
        testo: at(VIEWS, index % VIEWS.length),
        scadeIl: addDays(columnOfDay(dayOf(asked)), days),
        risposta: answered && at(ANSWERS, index % ANSWERS.length),
        rispostoAt: answered,
        rispostoDa: answered && agente,
        version: answered ? 2 : 1,
        createdAt: asked,
        updatedAt: answered ?? asked,
      }
    }),
  )
}
