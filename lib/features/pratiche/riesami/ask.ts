import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { addDays, columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { addEvent } from '@/lib/features/pratiche/event'
import { pratiche } from '@/lib/features/pratiche/resource'
import { saveParts } from '@/lib/features/pratiche/save-parts'
import type { Ctx } from '@/lib/http/context'
import { notify, notifyAll } from '@/lib/notifications/mutations'
import { lockRow } from '@/lib/resources/lock'
import { setting } from '@/lib/settings/read'
import type { Pratica } from '@/prisma/generated/client'
import type { ChiediRiesame } from './schema'
import { riesameGiorni } from './settings'

/** The client asks that a person looks at the refusal again: a task with a last day, for who follows the case and the office. */
export async function askReview(ctx: Ctx, praticaId: string, { testo }: ChiediRiesame) {
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId, undefined, pratiche.access.read)
    if (pratica.stato !== 'respinta')
      throw new AppError('conflict', 'Il riesame si chiede per una pratica respinta.')
    const persona = orNotFound(
      await tx.praticaPersona.findFirst({ where: { praticaId, clientId: ctx.actor.userId } }),
    )
    const open = await tx.riesame.count({ where: { praticaId, rispostoAt: null } })
    if (open > 0) throw new AppError('conflict', 'Il riesame è già stato chiesto: ti rispondiamo qui.')
    const scadeIl = addDays(columnOfDay(todayInRome()), await setting(riesameGiorni, tx))
    const review = await tx.riesame.create({
      data: { id: newId(), praticaId, personaId: persona.id, testo: testo ?? '', scadeIl },
    })
    const entro = formatDay(dayOfColumn(scadeIl))
    await addEvent(tx, ctx, praticaId, {
      tipo: 'riesame',
      testo: `Chiesto il riesame di una persona, entro il ${entro}`,
    })
    await saveParts(tx, ctx, pratica, { field: 'riesame', before: '', after: `chiesto, entro il ${entro}` })
    await tell(tx, pratica, entro)
    return { _id: review.id, scadeIl: dayOfColumn(scadeIl) }
  }, ctx.tx)
}

async function tell(tx: Tx, { id, codice, agentId }: Pratica, entro: string): Promise<void> {
  const told = {
    evento: 'riesame' as const,
    titolo: 'Un cliente chiede il riesame di un rifiuto',
    testo: `Pratica ${codice}: rispondi entro il ${entro}`,
  }
  if (agentId)
    await notify(tx, { ...told, role: 'agent', userId: agentId, href: `/agents/reports/pratiche/${id}` })
  const ids = (await holdersOf(tx, 'pratiche_manage')).map(({ id }) => id)
  if (ids.length > 0) await notifyAll(tx, 'admin', ids, { ...told, href: `/admin/reports/pratiche/${id}` })
}
