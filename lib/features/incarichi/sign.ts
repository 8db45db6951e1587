import 'server-only'
import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import type { PublicCtx } from '@/lib/http/context'
import { isSameName } from '@/lib/italian/same-name'
import { enqueue } from '@/lib/jobs/enqueue'
import { notify } from '@/lib/notifications/mutations'
import { refuseUnsignable } from './code'
import { tellCase } from './create'
import { agreeFee } from './in-force'
import { mandateOf } from './link'
import { refuseOvertaken } from './overtaken'
import { type FirmaInput, storedContent } from './schema'
import { feeEffect } from './taeg'

/**
 * The client signs what they were given, with the code that was checked before: who, when, from where, and the hash of the document stay
 * with it. An earlier one of the case that was signed is replaced. Its document with the proof is made by a job.
 * @throws 409 where it is signed, closed, or another document than the one that was read; 422 for another person's name
 */
export async function signMandate(ctx: PublicCtx, key: string, { nome, hash }: FirmaInput): Promise<void> {
  await withTransaction(async (tx) => {
    const { incarico: claimed, via } = await mandateOf(ctx, key, tx)
    await lockById(tx, 'pratica', claimed.praticaId)
    const { pratica, ...before } = await tx.incarico.findUniqueOrThrow({
      where: { id: claimed.id },
      include: { pratica: true },
    })
    refuseUnsignable(before)
    await refuseOvertaken(tx, pratica, before, 'client')
    if (before.hash !== hash)
      throw new AppError('conflict', 'Il documento non è quello che hai letto: aprilo di nuovo, poi firma.')
    if (before.codiceHash === null)
      throw invalidField('codice', 'Chiedi un nuovo codice: questo non vale più.')
    const { cliente } = storedContent(before.contenuto)
    if (!isSameName(nome, cliente.nome))
      throw invalidField(
        'nome',
        `L’incarico è di ${cliente.nome}: può firmarlo soltanto questa persona, con il proprio nome.`,
      )
    await tx.incarico.updateMany({
      where: { praticaId: pratica.id, stato: 'firmato' },
      data: { stato: 'sostituito', chiusoAt: new Date(), version: { increment: 1 } },
    })
    const after = await tx.incarico.update({
      where: { id: before.id },
      data: {
        stato: 'firmato',
        firmatoAt: new Date(),
        firmaNome: nome,
        firmaIp: ctx.ip,
        firmaUserAgent: ctx.userAgent.slice(0, 500),
        firmaVia: via,
        valeFino: addDays(columnOfDay(todayInRome()), before.durataGiorni),
        codiceHash: null,
        version: before.version + 1,
      },
    })
    await agreeFee(tx, pratica, after.compensoImporto)
    // The fee is a cost of the credit from now on, where the case is still the offer that it was counted on.
    const effect = after.taeg === null ? null : await feeEffect(tx, pratica, after.compensoImporto)
    if (effect) await tx.pratica.update({ where: { id: pratica.id }, data: { taeg: effect.con } })
    const author = { actor: via === 'area' ? ctx.actor : null, requestId: ctx.requestId }
    await tellCase(tx, author, pratica, 'firmato dal cliente', after)
    await tellAgent(tx, pratica, 'Il cliente ha firmato l’incarico')
    await enqueue(tx, 'incarichi.archive', { id: after.id }, { jobKey: `incarichi.archive:${after.id}` })
  }, ctx.tx)
}

/** The person who works on the case: its agent, else nobody in person, since the office sees it on the case. */
export async function tellAgent(
  tx: Parameters<typeof notify>[0],
  { agentId, codice, id }: { agentId: string | null; codice: string; id: string },
  titolo: string,
): Promise<void> {
  if (!agentId) return
  await notify(tx, {
    evento: 'incarico',
    role: 'agent',
    userId: agentId,
    titolo,
    testo: `Pratica ${codice}`,
    href: `/agents/reports/pratiche/${id}`,
  })
}
