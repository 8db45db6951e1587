import 'server-only'
import type { TipoEvento } from '@/lib/activity/schema'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { PublicCtx } from '@/lib/http/context'
import type { EsitoChiamata, Pratica, PraticaEvento, StatoPratica } from '@/prisma/generated/client'

type Evento = {
  tipo: TipoEvento
  testo: string
  causale?: string | null
  da?: StatoPratica
  a?: StatoPratica
  esito?: EsitoChiamata | null
  richiamareAt?: Date | null
  pubblico?: boolean
  documentoId?: string
}

type Payment = Pick<Pratica, 'erogazioneDaConfermare'>

/** Whether a step is part of the client's story: a payment that is not sure yet is none, neither as it comes nor as it goes. */
export const isPublicStep = (before: Payment | null, after: Payment): boolean =>
  !(before?.erogazioneDaConfermare || after.erogazioneDaConfermare)

/** Adds one event to a case's timeline. */
export async function addEvent(
  tx: Tx,
  { actor }: Pick<PublicCtx, 'actor'>,
  praticaId: string,
  evento: Evento,
): Promise<PraticaEvento> {
  return tx.praticaEvento.create({
    data: {
      id: newId(),
      praticaId,
      ...evento,
      actorRole: actor?.role,
      actorId: actor?.userId,
      actorName: actor ? `${actor.nome} ${actor.cognome}` : 'Sistema',
    },
  })
}
