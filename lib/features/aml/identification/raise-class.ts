import 'server-only'
import { columnOfDay, dayOf, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { AppError, forbidden, invalidField } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { CLASSI, isHigher } from '@/lib/features/aml/labels'
import { rulesOf } from '@/lib/features/aml/rules'
import { lastDayOf } from '@/lib/features/aml/terms'
import { addEvent } from '@/lib/features/pratiche/event'
import { saveParts } from '@/lib/features/pratiche/save-parts'
import type { Ctx } from '@/lib/http/context'
import { documentExpiry } from './gaps'
import { inIdentification } from './locked'
import { writeRegister } from './register'
import { classInForce, riskOf } from './risk'
import type { ClasseInput, Dati } from './schema'

/**
 * The office asks for a higher class than the points give, and says why; nothing lowers it again but another identification of the
 * same office. What was completed already ends sooner.
 */
export async function raiseClass(
  ctx: Ctx,
  praticaId: string,
  { version, classe, motivo }: ClasseInput,
): Promise<void> {
  if (ctx.actor.role !== 'admin') throw forbidden()
  await inIdentification(ctx, praticaId, version, async ({ tx, pratica, row }) => {
    if (!row) throw new AppError('conflict', 'Prima salva almeno un passo dell’identificazione.')
    const rules = await rulesOf(tx)
    const dati = row.dati as Dati
    // The register names whose class it is, and forgets nothing.
    if (!dati.cliente?.denominazione) throw new AppError('conflict', 'Prima scrivi chi è il cliente.')
    const risk = riskOf(dati, toEuro(pratica.importoRichiesto), rules.points)
    const now = row.classe ?? classInForce(risk, row.classeMinima)
    if (!isHigher(classe, now))
      throw invalidField('classe', `La classe è già ${CLASSI[now].toLowerCase()}: qui si può solo alzare.`)
    const completed = row.completataAt
    const last = completed ? lastDayOf(dayOf(completed), classe, documentExpiry(dati), rules.terms) : null
    const sooner = last && row.scadeIl && columnOfDay(last) < row.scadeIl ? columnOfDay(last) : row.scadeIl
    const after = await tx.identificazione.update({
      where: { id: row.id },
      data: {
        classeMinima: classe,
        classeMotivo: motivo,
        ...(completed && { classe, scadeIl: sooner }),
        version: { increment: 1 },
      },
    })
    await writeRegister(tx, ctx, {
      pratica,
      row: after,
      dati,
      risk,
      classe,
      scadeIl: sooner ? dayOfColumn(sooner) : todayInRome(),
      regoleDal: rules.points.dal,
      evento: 'classe',
    })
    await addEvent(tx, ctx, pratica.id, {
      tipo: 'identificazione',
      testo: `Classe di rischio alzata a ${CLASSI[classe].toLowerCase()}: ${motivo}`,
      pubblico: false,
    })
    await saveParts(tx, ctx, pratica, {
      field: 'identificazione',
      before: `classe ${CLASSI[now].toLowerCase()}`,
      after: `classe ${CLASSI[classe].toLowerCase()}`,
      reason: motivo,
    })
  })
}
