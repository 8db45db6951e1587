import 'server-only'
import { yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import { formatEuro } from '@/lib/core/money'
import { addEvent } from '@/lib/features/pratiche/event'
import { pratiche } from '@/lib/features/pratiche/resource'
import { saveParts } from '@/lib/features/pratiche/save-parts'
import type { Ctx } from '@/lib/http/context'
import { days } from '@/lib/italian/counted'
import { lockRow } from '@/lib/resources/lock'
import { setting } from '@/lib/settings/read'
import { isAperta } from '@/lib/words/case-states'
import type { Incarico, Pratica } from '@/prisma/generated/client'
import { contentOf, signerOf } from './content'
import { feeBase, feeOf } from './fee'
import type { NuovoIncarico } from './schema'
import { incaricoRegole } from './settings'
import { feeEffect } from './taeg'

/** A mandate for a case, as a draft: who signs, the fee, the text of today. One that was not signed yet is replaced. */
export async function createMandate(ctx: Ctx, praticaId: string, input: NuovoIncarico): Promise<Incarico> {
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId)
    if (!isAperta(pratica.stato))
      throw new AppError('conflict', 'La pratica è chiusa: non serve più un incarico.')
    const { tipo, valore, durataGiorni } = input
    const rules = await setting(incaricoRegole, tx)
    if (durataGiorni > rules.durataGiorniMax)
      throw invalidField('durataGiorni', `L’incarico dura al massimo ${days(rules.durataGiorniMax)}.`)
    if (durataGiorni < rules.recessoGiorni)
      throw invalidField(
        'durataGiorni',
        `L’incarico dura almeno ${days(rules.recessoGiorni)}, quanti ne ha il cliente per recedere.`,
      )
    refuseFeeOnSurroga(pratica, valore)
    const base = feeBase(pratica)
    const compensoImporto = feeOf({ tipo, valore }, base.cents, rules)
    const compensoPct = tipo === 'percentuale' ? valore : null
    const signer = await signerOf(tx, praticaId)
    const effect = await feeEffect(tx, pratica, compensoImporto)
    const { recessoGiorni } = rules
    const autoreNome = `${ctx.actor.nome} ${ctx.actor.cognome}`
    const terms = { compensoPct, compensoImporto, base, effect, durataGiorni, recessoGiorni }
    const contenuto = await contentOf(tx, pratica, signer, autoreNome, terms)
    await replaceOpen(tx, praticaId)
    const incarico = await tx.incarico.create({
      data: {
        id: newId(),
        codice: `I${yearCode()}-${newCode(7)}`,
        praticaId,
        personaId: signer.id,
        compensoPct,
        compensoImporto,
        taegSenza: effect?.senza ?? null,
        taeg: effect?.con ?? null,
        durataGiorni,
        recessoGiorni,
        testoVersione: contenuto.testo.versione,
        contenuto,
        autoreRole: ctx.actor.role,
        autoreId: ctx.actor.userId,
        autoreNome,
      },
    })
    await tellCase(tx, ctx, pratica, `preparato, compenso ${formatEuro(compensoImporto)}`, incarico)
    return incarico
  }, ctx.tx)
}

/** A surroga costs the client nothing (art. 120-quater TUB). */
function refuseFeeOnSurroga({ finalita }: Pratica, valore: number): void {
  if (finalita === 'surroga' && valore > 0)
    throw invalidField('valore', 'Per una surroga il cliente non paga alcun compenso.')
}

/** Who was given the earlier one finds by its link that there is another. */
async function replaceOpen(tx: Tx, praticaId: string): Promise<void> {
  await tx.incarico.updateMany({
    where: { praticaId, stato: { in: ['bozza', 'inviato'] } },
    data: { stato: 'sostituito', chiusoAt: new Date(), codiceHash: null, version: { increment: 1 } },
  })
}

/** What happens to a mandate stands in the time line, the history and on the screens of its case. */
export async function tellCase(
  tx: Tx,
  author: Parameters<typeof saveParts>[1],
  pratica: Pratica,
  testo: string,
  { codice }: Pick<Incarico, 'codice'>,
  reason?: string,
): Promise<void> {
  await addEvent(tx, author, pratica.id, { tipo: 'incarico', testo: `Incarico ${codice}: ${testo}` })
  const words = { before: '', after: `${codice}: ${testo}` }
  await saveParts(tx, author, pratica, { field: 'incarico', ...words, ...(reason && { reason }) })
}
