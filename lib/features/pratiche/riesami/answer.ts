import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError, staleVersion } from '@/lib/core/errors'
import { addEvent } from '@/lib/features/pratiche/event'
import { pratiche } from '@/lib/features/pratiche/resource'
import { saveParts } from '@/lib/features/pratiche/save-parts'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { lockRow } from '@/lib/resources/lock'
import type { RispostaRiesame } from './schema'

/** A person's answer to the client who has asked for one: it closes the task, and the client reads it in their area. */
export async function answerReview(
  ctx: Ctx,
  praticaId: string,
  { risposta, version }: RispostaRiesame,
): Promise<void> {
  await withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId)
    const review = await tx.riesame.findFirst({
      where: { praticaId, rispostoAt: null },
      include: { persona: { include: { client: true } } },
    })
    if (!review) throw new AppError('conflict', 'Nessun riesame aspetta una risposta.')
    if (review.version !== version) throw staleVersion()
    const rispostoDa = `${ctx.actor.nome} ${ctx.actor.cognome}`
    await tx.riesame.update({
      where: { id: review.id },
      data: { risposta, rispostoAt: new Date(), rispostoDa, version: version + 1 },
    })
    await addEvent(tx, ctx, praticaId, { tipo: 'riesame', testo: `Risposto al riesame: ${rispostoDa}` })
    await saveParts(tx, ctx, pratica, { field: 'riesame', before: 'chiesto', after: 'risposto' })
    const client = review.persona?.client
    if (!client || client.erasedAt) return
    const href = `/area-clienti/pratiche#${pratica.codice}`
    await notify(tx, {
      role: 'client',
      userId: client.id,
      titolo: 'Abbiamo riesaminato la tua pratica',
      testo: pratica.codice,
      href,
    })
    if (!client.email) return
    await queueMail(tx, {
      template: 'riesame-risposta',
      to: { email: client.email, name: `${client.nome} ${client.cognome}` },
      data: { nome: client.nome, chi: rispostoDa, codice: pratica.codice, url: `${env().SITE_URL}${href}` },
      key: `riesame:${review.id}`,
    })
  }, ctx.tx)
}
