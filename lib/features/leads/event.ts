import 'server-only'
import type { TipoEvento } from '@/lib/activity/schema'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { PublicCtx } from '@/lib/http/context'
import type { EsitoChiamata, Lead, LeadEvento, StatoLead } from '@/prisma/generated/client'

type Evento = {
  tipo: TipoEvento
  testo?: string
  da?: StatoLead
  a?: StatoLead
  esito?: EsitoChiamata | null
  richiamareAt?: Date | null
}

/** An event of a lead's time line, to be written. */
export const leadEvent = ({ actor }: Pick<PublicCtx, 'actor'>, leadId: string, evento: Evento) => ({
  id: newId(),
  leadId,
  ...evento,
  actorRole: actor?.role,
  actorId: actor?.userId,
  actorName: actor ? `${actor.nome} ${actor.cognome}` : 'Sistema',
})

/** Adds one event to a lead's time line. */
export const addLeadEvent = (
  tx: Tx,
  ctx: Pick<PublicCtx, 'actor'>,
  leadId: string,
  evento: Evento,
): Promise<LeadEvento> => tx.leadEvento.create({ data: leadEvent(ctx, leadId, evento) })

/** Tells the step that a lead has taken, where it took one. */
export async function addStep(
  tx: Tx,
  ctx: Pick<PublicCtx, 'actor'>,
  before: Lead,
  after: Lead,
  testo = '',
): Promise<void> {
  if (before.stato === after.stato && !testo) return
  await addLeadEvent(tx, ctx, after.id, { tipo: 'stato', da: before.stato, a: after.stato, testo })
}
