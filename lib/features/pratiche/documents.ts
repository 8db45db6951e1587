import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, forbidden, invalidField, orNotFound } from '@/lib/core/errors'
import { isId, newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { noteUses } from '@/lib/storage/uses'
import type { PraticaDocumento } from '@/prisma/generated/client'
import { visibleDocuments } from './access'
import { announce } from './announce'
import { addEvent } from './event'
import { pratiche } from './resource'
import type { DocumentoInput, EsitoInput, NuovoDocumentoInput } from './schema'

/** Loads the case and one of its documents for a change; clients may act on the documents of their own cases. */
async function inDocument<T>(
  ctx: Ctx,
  praticaId: string,
  docId: string,
  change: (args: Loaded) => Promise<T>,
): Promise<T> {
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId, undefined, pratiche.access.read)
    const where = { AND: [{ id: docId, praticaId }, visibleDocuments(ctx.actor)] }
    const doc = orNotFound(isId(docId) ? await tx.praticaDocumento.findFirst({ where }) : null)
    const result = await change({ tx, doc })
    const after = await tx.pratica.update({
      where: { id: praticaId },
      data: { version: pratica.version + 1, ultimaAttivita: new Date() },
    })
    await announce(tx, after)
    return result
  }, ctx.tx)
}

type Loaded = { tx: Tx; doc: PraticaDocumento }

/** Attaches an uploaded file, which must be the caller's own, to a document of the checklist. */
export function attachDocument(ctx: Ctx, praticaId: string, docId: string, { url }: DocumentoInput) {
  return inDocument(ctx, praticaId, docId, async ({ tx, doc }) => {
    const { role, userId } = ctx.actor
    const file = await tx.storedFile.findFirst({
      where: { url, ownerRole: role, ownerId: userId, deletedAt: null },
    })
    if (!file) throw invalidField('url', 'Carica prima il file, poi collegalo al documento.')
    if (doc.stato === 'verificato')
      throw new AppError('conflict', 'Il documento è già verificato: non si può sostituire.')
    await tx.praticaDocumento.update({
      where: { id: docId },
      data: {
        fileId: file.id,
        stato: 'caricato',
        motivo: null,
        uploadedBy: role,
        uploadedAt: new Date(),
        version: { increment: 1 },
      },
    })
    await noteUses(tx, { model: 'praticaDocumento', recordId: docId }, doc, { fileId: file.id })
    await addEvent(tx, ctx, praticaId, {
      tipo: 'documento',
      documentoId: docId,
      testo: `Caricato: ${doc.nome}`,
    })
    return { _id: docId, stato: 'caricato', file: { url: file.url, name: file.name } }
  })
}

/** The agent's or administrator's judgement of an uploaded document. */
export function judgeDocument(ctx: Ctx, praticaId: string, docId: string, { esito, motivo }: EsitoInput) {
  if (ctx.actor.role === 'client') throw forbidden()
  return inDocument(ctx, praticaId, docId, async ({ tx, doc }) => {
    if (doc.stato === 'richiesto') throw new AppError('conflict', 'Il documento non è ancora stato caricato.')
    await tx.praticaDocumento.update({
      where: { id: docId },
      data: { stato: esito, motivo, version: { increment: 1 } },
    })
    const testo =
      esito === 'verificato' ? `Verificato: ${doc.nome}` : `Da rifare: ${doc.nome}. ${motivo ?? ''}`
    await addEvent(tx, ctx, praticaId, { tipo: 'documento', documentoId: docId, testo })
    return { _id: docId, stato: esito }
  })
}

/** Asks one person, or everybody on the case, for one more document than the checklist foresees. */
export async function requestDocument(ctx: Ctx, praticaId: string, { nome, di }: NuovoDocumentoInput) {
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId)
    const whose = await ownerOf(tx, praticaId, di)
    const doc = await tx.praticaDocumento.create({
      data: { id: newId(), praticaId, tipo: 'altro', nome, ...whose },
    })
    await addEvent(tx, ctx, praticaId, {
      tipo: 'documento',
      documentoId: doc.id,
      testo: `Richiesto: ${nome}`,
    })
    const after = await tx.pratica.update({
      where: { id: praticaId },
      data: { version: pratica.version + 1, ultimaAttivita: new Date() },
    })
    await announce(tx, after)
    return { _id: doc.id, stato: doc.stato }
  }, ctx.tx)
}

/** The richiedente's documents name nobody: they are the case's first ones. */
async function ownerOf(tx: Tx, praticaId: string, di: NuovoDocumentoInput['di']) {
  if (di === 'tutti') return { condiviso: true }
  if (!di) return {}
  const persona = await tx.praticaPersona.findFirst({ where: { id: di, praticaId } })
  if (!persona) throw invalidField('di', 'Questa persona non è nella pratica.')
  return persona.ruolo === 'richiedente' ? {} : { personaId: persona.id }
}
