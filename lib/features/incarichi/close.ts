import 'server-only'
import {
  addDays,
  columnOfDay,
  dayOf,
  dayOfColumn,
  formatDay,
  formatInstant,
  todayInRome,
} from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import type { Ctx, PublicCtx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Incarico, Pratica } from '@/prisma/generated/client'
import { tellCase } from './create'
import { agreeFee } from './in-force'
import { RECESSO } from './labels'
import { mandateOf, signingUrl } from './link'
import { type RevocaIncarico, storedContent } from './schema'
import { lockMandate } from './send'
import { tellAgent } from './sign'
import { feeEffect } from './taeg'

/** Whether a mandate is closed because its client has withdrawn from it. */
export const isWithdrawn = ({ stato, motivo }: Pick<Incarico, 'stato' | 'motivo'>): boolean =>
  stato === 'revocato' && motivo === RECESSO

const closed = (motivo: string) => ({
  stato: 'revocato' as const,
  chiusoAt: new Date(),
  motivo,
  codiceHash: null,
  version: { increment: 1 },
})

/** A fee that nobody owes any more is no part of the commission and no cost of the credit: the case has the TAEG that it has without it. */
async function takeFeeOut(tx: Tx, pratica: Pratica, { id, firmatoAt, taeg }: Incarico): Promise<void> {
  if (!firmatoAt) return
  const ofAnother = { praticaId: pratica.id, stato: 'firmato' as const, id: { not: id } }
  if ((await tx.incarico.count({ where: ofAnother })) > 0) return
  await agreeFee(tx, pratica, 0n)
  if (taeg === null) return
  const effect = await feeEffect(tx, pratica, 0n)
  if (effect) await tx.pratica.update({ where: { id: pratica.id }, data: { taeg: effect.senza } })
}

/** A person who works on the case ends a mandate, or takes back one that was not signed; why is in the history. */
export async function revokeMandate(
  ctx: Ctx,
  praticaId: string,
  id: string,
  { version, motivo }: RevocaIncarico,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { pratica, incarico } = await lockMandate(tx, ctx, praticaId, id, version)
    if (!['bozza', 'inviato', 'firmato'].includes(incarico.stato))
      throw new AppError('conflict', 'Questo incarico è già chiuso.')
    if (incarico.stato === 'firmato' && pratica.stato === 'liquidata')
      throw new AppError('conflict', 'L’incarico si è concluso: il finanziamento è stato erogato.')
    await tx.incarico.update({ where: { id }, data: closed(motivo) })
    await takeFeeOut(tx, pratica, incarico)
    await tellCase(tx, ctx, pratica, 'revocato', incarico, motivo)
  }, ctx.tx)
}

/**
 * The last day on which a client may withdraw from what they have signed, also where the mandate itself has ended before;
 * null for what is not signed.
 */
export function withdrawalEnd({ stato, firmatoAt, recessoGiorni }: Incarico): string | null {
  if (!firmatoAt || (stato !== 'firmato' && stato !== 'scaduto')) return null
  return dayOfColumn(addDays(columnOfDay(dayOf(firmatoAt)), recessoGiorni))
}

/** Whoever withdraws can show that they have, and when. */
async function acknowledge(tx: Tx, { id, codice, inviatoA, scadeIl, chiusoAt, contenuto }: Incarico) {
  if (!inviatoA || !scadeIl || !chiusoAt) return
  const { nome } = storedContent(contenuto).cliente
  await queueMail(tx, {
    template: 'incarico-receduto',
    to: { email: inviatoA, name: nome },
    data: {
      nome: nome.split(' ')[0] ?? '',
      codice,
      quando: formatInstant(chiusoAt),
      url: signingUrl({ id, scadeIl }),
    },
    key: `incarico-receduto:${id}`,
  })
}

/**
 * The client withdraws within the days of the mandate, as long as what it is for has not been done (art. 59, c. 1, lett. a, Codice del consumo): from their own area, or by the secret of the link that it was given by, as who
 * has signed without an account has no other way. It costs nothing and gives no reason, so that it asks no code.
 */
export async function withdrawFromMandate(ctx: PublicCtx, key: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { incarico: claimed, via } = await mandateOf(ctx, key, tx)
    await lockById(tx, 'pratica', claimed.praticaId)
    const { pratica, ...incarico } = await tx.incarico.findUniqueOrThrow({
      where: { id: claimed.id },
      include: { pratica: true },
    })
    const last = withdrawalEnd(incarico)
    if (!last) throw new AppError('conflict', 'Questo incarico non è in vigore.')
    if (pratica.stato === 'liquidata')
      throw new AppError(
        'conflict',
        'L’incarico si è concluso: il finanziamento è stato erogato. Dal contratto di credito recedi scrivendo a chi finanzia.',
      )
    if (last < todayInRome())
      throw new AppError(
        'conflict',
        `Il recesso era possibile fino al ${formatDay(last)}: scrivi al tuo consulente.`,
      )
    const left = await tx.incarico.update({ where: { id: claimed.id }, data: closed(RECESSO) })
    await takeFeeOut(tx, pratica, incarico)
    await acknowledge(tx, left)
    const author = { actor: via === 'area' ? ctx.actor : null, requestId: ctx.requestId }
    await tellCase(tx, author, pratica, 'il cliente ha receduto', incarico)
    await tellAgent(tx, pratica, 'Il cliente ha receduto dall’incarico')
  }, ctx.tx)
}
