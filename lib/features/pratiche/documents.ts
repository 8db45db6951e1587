import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, forbidden, invalidField, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { noteUses } from '@/lib/storage/uses'
import type { PraticaDocumento, StoredFile } from '@/prisma/generated/client'
import { visibleDocuments, worksOnCases } from './access'
import { addEvent } from './event'
import { pratiche } from './resource'
import { documentWords, saveParts } from './save-parts'
import type { DocumentoInput, EsitoInput, NuovoDocumentoInput } from './schema'

/** Loads the case and one of its documents for a change; clients may act on the documents of their own cases. */
async function inDocument<T>(
  ctx: Ctx,
  praticaId: string,
  docId: string,
  change: (args: Loaded) => Promise<{ result: T; before: PraticaDocumento; after: PraticaDocumento }>,
): Promise<T> {
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId, undefined, pratiche.access.read)
    const where = { AND: [{ id: idOrNotFound(docId), praticaId }, visibleDocuments(ctx.actor)] }
    const doc = orNotFound(await tx.praticaDocumento.findFirst({ where }))
    const { result, before, after } = await change({ tx, doc })
    const words = { before: documentWords(before), after: documentWords(after) }
    await saveParts(tx, ctx, pratica, { field: 'documenti', ...words })
    return result
  }, ctx.tx)
}

type Loaded = { tx: Tx; doc: PraticaDocumento }

/** Attaches an uploaded file, which must be the caller's own, to a document of the checklist. */
export function attachDocument(ctx: Ctx, praticaId: string, docId: string, { url }: DocumentoInput) {
  return inDocument(ctx, praticaId, docId, async ({ tx, doc }) => {
    const file = await ownFile(ctx, tx, url)
    if (doc.stato === 'verificato')
      throw new AppError('conflict', 'Il documento è già verificato: non si può sostituire.')
    return attach(ctx, tx, doc, file)
  })
}

/**
 * One more file of a document: its own while it is missing, else a document beside it, "Buste paga (2)". A file that is
 * here already stays where it is, so that another try makes no other document.
 */
export function addDocumentFile(ctx: Ctx, praticaId: string, docId: string, { url }: DocumentoInput) {
  return inDocument(ctx, praticaId, docId, async ({ tx, doc }) => {
    const file = await ownFile(ctx, tx, url)
    const known = await tx.praticaDocumento.findFirst({
      where: { praticaId, fileId: file.id, stato: { in: ['caricato', 'verificato'] } },
    })
    if (known) return { result: attached(known, file), before: known, after: known }
    const isFree = doc.stato === 'richiesto' || doc.stato === 'respinto'
    return attach(ctx, tx, isFree ? doc : await documentBeside(tx, doc), file)
  })
}

async function ownFile({ actor }: Ctx, tx: Tx, url: string): Promise<StoredFile> {
  const { role: ownerRole, userId: ownerId } = actor
  const file = await tx.storedFile.findFirst({ where: { url, ownerRole, ownerId, deletedAt: null } })
  if (!file) throw invalidField('url', 'Carica prima il file, poi collegalo al documento.')
  return file
}

async function attach(ctx: Ctx, tx: Tx, before: PraticaDocumento, file: StoredFile) {
  const { id, praticaId, nome } = before
  const after = await tx.praticaDocumento.update({
    where: { id },
    data: {
      fileId: file.id,
      stato: 'caricato',
      motivo: null,
      uploadedBy: ctx.actor.role,
      uploadedAt: new Date(),
      version: { increment: 1 },
    },
  })
  await noteUses(tx, { model: 'praticaDocumento', recordId: id }, before, { fileId: file.id }, ctx)
  await addEvent(tx, ctx, praticaId, { tipo: 'documento', documentoId: id, testo: `Caricato: ${nome}` })
  return { result: attached(after, file), before, after }
}

const attached = ({ id, stato }: PraticaDocumento, { url, name }: StoredFile) => ({
  _id: id,
  stato,
  file: { url, name },
})

/** Files of one document, so that nobody fills a case. */
const MOST_FILES = 30
const LONGEST_STEM = 110

/** A document for another file of this one, of the same person: the first number that no document of the case bears. */
async function documentBeside(
  tx: Tx,
  { praticaId, nome, personaId, condiviso, obbligatorio }: PraticaDocumento,
) {
  const stem = nome.slice(0, LONGEST_STEM)
  const where = { praticaId, nome: { startsWith: `${stem} (` } }
  const taken = new Set(
    (await tx.praticaDocumento.findMany({ where, select: { nome: true } })).map((one) => one.nome),
  )
  if (taken.size >= MOST_FILES) throw invalidField('url', `Al massimo ${MOST_FILES} file per documento.`)
  let n = 2
  while (taken.has(`${stem} (${n})`)) n += 1
  const beside = { praticaId, tipo: 'altro', nome: `${stem} (${n})`, personaId, condiviso, obbligatorio }
  return tx.praticaDocumento.create({ data: { ...beside, id: newId() } })
}

/** The agent's or administrator's judgement of an uploaded document. */
export function judgeDocument(ctx: Ctx, praticaId: string, docId: string, { esito, motivo }: EsitoInput) {
  if (!worksOnCases(ctx.actor)) throw forbidden()
  return inDocument(ctx, praticaId, docId, async ({ tx, doc }) => {
    if (doc.stato === 'richiesto') throw new AppError('conflict', 'Il documento non è ancora stato caricato.')
    const after = await tx.praticaDocumento.update({
      where: { id: docId },
      data: { stato: esito, motivo, version: { increment: 1 } },
    })
    const testo =
      esito === 'verificato' ? `Verificato: ${doc.nome}` : `Da rifare: ${doc.nome}. ${motivo ?? ''}`
    await addEvent(tx, ctx, praticaId, { tipo: 'documento', documentoId: docId, testo })
    return { result: { _id: docId, stato: esito }, before: doc, after }
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
    await saveParts(tx, ctx, pratica, { field: 'documenti', before: '', after: documentWords(doc) })
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
