import 'server-only'
import { createHash } from 'node:crypto'
import { addDays, columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, orNotFound, staleVersion } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { formatEuro } from '@/lib/core/money'
import { identificationLack } from '@/lib/features/aml/duty'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { pratiche } from '@/lib/features/pratiche/resource'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { allowedRows } from '@/lib/resources/access'
import { lockRow } from '@/lib/resources/lock'
import { setting } from '@/lib/settings/read'
import { recordDrawn } from '@/lib/storage/record-drawn'
import { noteUses } from '@/lib/storage/uses'
import type { Incarico, Pratica } from '@/prisma/generated/client'
import { addressOf, nameOf, signerOf } from './content'
import { tellCase } from './create'
import { signingUrl } from './link'
import { refuseOvertaken } from './overtaken'
import { mandatePdf } from './pdf'
import { storedContent } from './schema'
import { incaricoRegole } from './settings'

/** The case of a mandate, locked and allowed to the actor, and the mandate as it was read. */
export async function lockMandate(
  tx: Tx,
  ctx: Ctx,
  praticaId: string,
  id: string,
  version: number,
): Promise<{ pratica: Pratica; incarico: Incarico }> {
  const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId)
  const incarico = orNotFound(await tx.incarico.findFirst({ where: { id: idOrNotFound(id), praticaId } }))
  if (incarico.version !== version) throw staleVersion()
  return { pratica, incarico }
}

/** Draws the document before the transaction that gives it: it takes a moment. @throws 404 */
export async function drawMandate({ actor }: Ctx, praticaId: string, id: string): Promise<Buffer> {
  const pratica = allowedRows(editablePratiche, actor)
  const where = { id: idOrNotFound(id), praticaId: idOrNotFound(praticaId), pratica }
  const incarico = orNotFound(await db().incarico.findFirst({ where }))
  return mandatePdf(incarico.codice, storedContent(incarico.contenuto))
}

/**
 * Gives the mandate to the client: its document is kept with its hash, and the mail has the link on which it is read and signed. One
 * that was given already is sent again as it was, with as many days as before.
 * @throws 409 for a client who has not been identified, 422 for one without an address
 */
export async function sendMandate(
  ctx: Ctx,
  praticaId: string,
  id: string,
  { version, drawn }: { version: number; drawn: Buffer },
): Promise<Incarico> {
  return withTransaction(async (tx) => {
    const { pratica, incarico } = await lockMandate(tx, ctx, praticaId, id, version)
    if (incarico.stato !== 'bozza' && incarico.stato !== 'inviato')
      throw new AppError('conflict', 'Questo incarico non si può più inviare: fanne uno nuovo.')
    await refuseOvertaken(tx, pratica, incarico)
    await refuseUnidentified(tx, pratica)
    const signer = await signerOf(tx, praticaId)
    const email = addressOf(signer)
    if (!email)
      throw invalidField('email', `${nameOf(signer)} non ha un indirizzo e-mail: aggiungilo, poi invia.`)
    const { linkGiorni } = await setting(incaricoRegole, tx)
    const scadeIl = addDays(columnOfDay(todayInRome()), linkGiorni)
    const given = incarico.pdfFileId ? {} : await keepDocument(tx, incarico, drawn)
    const after = await tx.incarico.update({
      where: { id },
      data: {
        ...given,
        stato: 'inviato',
        inviatoAt: new Date(),
        inviatoA: email,
        scadeIl,
        version: incarico.version + 1,
      },
    })
    await queueMail(tx, {
      template: 'incarico',
      to: { email, name: nameOf(signer) },
      data: {
        nome: (signer.client ?? signer).nome,
        da: `${ctx.actor.nome} ${ctx.actor.cognome}`,
        codice: incarico.codice,
        compenso: formatEuro(incarico.compensoImporto),
        giorno: formatDay(dayOfColumn(scadeIl)),
        url: signingUrl({ id, scadeIl }),
      },
      key: `incarico:${id}:${after.version}`,
      fileId: after.pdfFileId ?? undefined,
    })
    await tellCase(
      tx,
      ctx,
      pratica,
      `inviato da firmare entro il ${formatDay(dayOfColumn(scadeIl))}`,
      incarico,
    )
    return after
  }, ctx.tx)
}

/** Who has not been identified gets no mandate to sign (art. 17 and 18, d.lgs. 231/2007); a case of before the rule is only warned. */
async function refuseUnidentified(tx: Tx, pratica: Pratica): Promise<void> {
  const lack = await identificationLack(tx, pratica)
  if (lack?.blocca)
    throw new AppError('conflict', `Prima dell’incarico identifica il cliente. Manca: ${lack.nome}.`)
}

async function keepDocument(tx: Tx, { id, codice }: Incarico, bytes: Buffer) {
  const file = await recordDrawn(tx, { bytes, name: `incarico-${codice}.pdf`, purpose: 'incarico' })
  await noteUses(tx, { model: 'incarico', recordId: id }, null, { pdfFileId: file.id }, 'product')
  return { pdfFileId: file.id, hash: createHash('sha256').update(bytes).digest('hex') }
}
