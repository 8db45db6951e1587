import 'server-only'
import { columnOfDay, type Day, dayOfColumn, formatDay } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { uncapitalized } from '@/lib/core/text'
import { CLASSI } from '@/lib/features/aml/labels'
import { rulesOf } from '@/lib/features/aml/rules'
import { lastDayOf } from '@/lib/features/aml/terms'
import { addEvent } from '@/lib/features/pratiche/event'
import { saveParts } from '@/lib/features/pratiche/save-parts'
import type { Ctx } from '@/lib/http/context'
import type { Identificazione } from '@/prisma/generated/client'
import { applicantOf } from './applicant'
import { documentExpiry, gapsOf } from './gaps'
import { inIdentification } from './locked'
import { writeRegister } from './register'
import { classInForce, riskOf } from './risk'
import type { Dati } from './schema'

/**
 * Completes an identification: its class by the rules of today, its last day, a row of the register for each person; the task of a
 * renewal is closed by it.
 * @throws 422 naming every step that lacks something, 409 where nothing has changed since it was completed
 */
export async function completeIdentification(ctx: Ctx, praticaId: string, version: number): Promise<void> {
  await inIdentification(ctx, praticaId, version, async ({ tx, pratica, row }) => {
    const rules = await rulesOf(tx)
    if (row && holds(row, rules.today))
      throw new AppError('conflict', 'Questa identificazione è già completata, e vale ancora.')
    // That nobody asks together with the client is an answer, too: whoever comes later is not covered by it.
    const dati: Dati = { cointestatari: { cointestatari: [] }, ...((row?.dati ?? {}) as Dati) }
    const gaps = gapsOf(dati, rules.today, await applicantOf(tx, pratica))
    if (!row || gaps.length > 0)
      throw new AppError('invalid', `Manca: ${gaps.map(({ cosa }) => uncapitalized(cosa)).join('; ')}.`, {
        errors: gaps.map(({ passo, campo, cosa }) => ({ path: `${passo}.${campo}`, message: cosa })),
      })
    const risk = riskOf(dati, toEuro(pratica.importoRichiesto), rules.points)
    const classe = classInForce(risk, row.classeMinima)
    const last = lastDayOf(rules.today, classe, documentExpiry(dati), rules.terms)
    const isRenewal = row.completataAt !== null
    const { nome, cognome } = ctx.actor
    const after = await tx.identificazione.update({
      where: { id: row.id },
      data: {
        dati,
        classe,
        punti: risk.punti,
        completataAt: new Date(),
        completataDa: `${nome} ${cognome}`,
        scadeIl: columnOfDay(last),
        inRinnovo: false,
        rinnovoAt: null,
        version: { increment: 1 },
      },
    })
    await writeRegister(tx, ctx, {
      pratica,
      row: after,
      dati,
      risk,
      classe,
      scadeIl: last,
      regoleDal: rules.points.dal,
      evento: isRenewal ? 'rinnovo' : 'identificazione',
    })
    const words = `${isRenewal ? 'Cliente identificato di nuovo' : 'Cliente identificato'}, classe di rischio ${CLASSI[classe].toLowerCase()}: vale fino al ${formatDay(last)}`
    await addEvent(tx, ctx, pratica.id, { tipo: 'identificazione', testo: words, pubblico: false })
    await saveParts(tx, ctx, pratica, {
      field: 'identificazione',
      before: isRenewal ? 'da rinnovare' : 'da fare',
      after: `completata, classe ${CLASSI[classe].toLowerCase()}`,
    })
  })
}

/** It is complete and nobody has begun to renew it: once more would be a row in the register without an event. */
const holds = (
  { completataAt, inRinnovo, scadeIl }: Pick<Identificazione, 'completataAt' | 'inRinnovo' | 'scadeIl'>,
  today: Day,
): boolean => Boolean(completataAt && !inRinnovo && scadeIl && dayOfColumn(scadeIl) >= today)
