import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { monthOf } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { allowedRows } from '@/lib/resources/access'
import { isAperta } from '@/lib/words/case-states'

type Columns = Record<string, unknown>
type Change = { data: Columns; before: Columns | null; ctx: { actor: Actor | null }; tx: Tx }

/** What a forecast takes from its case. */
const OF_THE_CASE = { cliente: 'Il cliente', product: 'Il prodotto' } as const

/** A month that is over expects nothing more; an old forecast may be corrected in all else until it is moved or closed. */
export function checkMonth(data: Columns, before: Columns | null): void {
  const { anno, mese } = { ...before, ...data }
  if (before && before.anno === anno && before.mese === mese) return
  if (`${anno}-${String(mese).padStart(2, '0')}` < monthOf(new Date()))
    throw invalidField('mese', 'Questo mese è chiuso: scegli quello in corso o uno dei prossimi.')
}

/** Of a case it has client and product for as long as it is the case's: another one is another forecast. */
function checkOfCase(data: Columns, before: Columns | null): void {
  if (typeof before?.praticaId !== 'string' || data.praticaId === null) return
  for (const [path, what] of Object.entries(OF_THE_CASE))
    if (data[path] !== undefined && data[path] !== before[path])
      throw invalidField(path, `${what} di questa previsione è quello della pratica: non si cambia.`)
}

/**
 * A new one is its author's; one of a case has the case's client and product, and must be the only open one. The case is one that
 * the author sees: any other is not there.
 */
export async function checkPrediction({ data, before, ctx, tx }: Change): Promise<Columns> {
  if (before && before.stato !== 'aperta')
    throw new AppError('conflict', 'La previsione si è chiusa con la sua pratica: non cambia più.')
  checkMonth(data, before)
  const own = before ? {} : { agentId: ctx.actor?.userId }
  const { praticaId } = data
  if (typeof praticaId !== 'string' || praticaId === before?.praticaId) {
    checkOfCase(data, before)
    return { ...data, ...own }
  }
  const pratica = await tx.pratica.findFirst({
    where: { AND: [{ id: praticaId }, allowedRows(visiblePratiche, ctx.actor)] },
    select: { intestatario: true, product: true, bankId: true, stato: true, codice: true },
  })
  if (!pratica) throw invalidField('praticaId', 'Scegli una pratica fra le tue.')
  if (!isAperta(pratica.stato)) throw invalidField('praticaId', 'Questa pratica è già conclusa.')
  const other = await tx.prediction.findFirst({ where: { praticaId, stato: 'aperta' }, select: { id: true } })
  if (other) throw new AppError('conflict', `La pratica ${pratica.codice} ha già una previsione aperta.`)
  return {
    ...data,
    ...own,
    cliente: pratica.intestatario,
    product: pratica.product,
    bankId: data.bankId ?? pratica.bankId,
  }
}
