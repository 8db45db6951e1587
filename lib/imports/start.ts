import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Tx, withTransaction } from '@/lib/core/db'
import { forbidden, notFound } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { callOf, withIdempotency } from '@/lib/http/idempotency'
import type { Accepted } from '@/lib/storage/formats'
import { type Attempted, hashOf, recordUpload, tryStore, undoUpload } from '@/lib/storage/mutations'
import { type Received, receiveUpload } from '@/lib/storage/receive-upload'
import { allowedKinds } from './access'
import { headingKey, proposeMapping } from './headings'
import { type ImportKind, isImportKind } from './kinds'
import { loadImport } from './load'
import { type FileColumn, readHeadings } from './read-file'
import type { Caricata, Mapping } from './schema'
import { startPhase } from './start-phase'
import { COLONNA, checkMapping } from './verbs'

const CSV: Accepted = {
  types: ['text/csv', 'text/plain'],
  words: 'Carica un file CSV, come lo salva un foglio di calcolo.',
}

/** A file that is here and whose headings were read. */
type Given = {
  kind: ImportKind
  columns: readonly FileColumn[]
  proposta: Mapping
  upload: Attempted
  origine?: string
}

/**
 * Takes an uploaded CSV: its columns, and which of ours they seem to be. Nothing is read of its rows yet, and nothing is written of
 * what they say. 404 for what cannot be imported, 403 for what the caller may not.
 */
export async function uploadImport(ctx: Ctx, request: Request, kind: string): Promise<Caricata> {
  if (!isImportKind(kind)) throw notFound()
  if (!allowedKinds(ctx.actor).includes(kind)) throw forbidden()
  const received = await receiveUpload(request)
  try {
    const call = callOf(request, ctx.actor.userId, await hashOf(received.path))
    const reply = await withIdempotency(call, {
      prepare: () => tryStore(received, { purpose: 'import', accepted: CSV }),
      work: async (tx, upload) => {
        const columns = await readHeadings(received.path)
        const proposta = await proposalFor(tx, kind, columns)
        const runId = await createRun(tx, ctx.actor, { kind, columns, proposta, upload })
        return { status: 201, body: { runId, colonne: columns.map(({ nome }) => nome), proposta } }
      },
      undo: undoUpload,
    })
    return reply.body as Caricata
  } finally {
    await received.discard()
  }
}

async function proposalFor(tx: Tx, kind: ImportKind, columns: readonly FileColumn[]): Promise<Mapping> {
  const { columns: ours } = await loadImport(kind)
  const names = columns.map(({ nome }) => nome)
  const remembered = await tx.importMapping.findMany({
    where: { kind, tipo: COLONNA, esterno: { in: names.map(headingKey) } },
  })
  return proposeMapping(ours, names, new Map(remembered.map(({ esterno, interno }) => [esterno, interno])))
}

/** What somebody who is not there, a clock, has fetched: its columns are taken as they seem to be, and it is written at once. */
export async function startFetched(kind: ImportKind, received: Received, origine: string): Promise<string> {
  const columns = await readHeadings(received.path)
  const upload = await tryStore(received, { purpose: 'import', accepted: CSV })
  try {
    return await withTransaction(async (tx) => {
      const proposta = await proposalFor(tx, kind, columns)
      checkMapping(
        await loadImport(kind),
        columns.map(({ nome }) => nome),
        proposta,
      )
      const runId = await createRun(tx, null, { kind, columns, proposta, upload, origine })
      await startPhase(tx, { runId, fase: 'verifica', by: null, next: 'scrittura' })
      return runId
    })
  } catch (error) {
    await undoUpload(upload, error)
    throw error
  }
}

async function createRun(tx: Tx, actor: Actor | null, given: Given): Promise<string> {
  const { kind, columns, proposta, upload, origine = 'mano' } = given
  const { id: fileId, sha256, name } = await recordUpload(tx, upload, actor)
  const id = newId()
  await tx.importRun.create({
    data: {
      id,
      kind,
      origine,
      nome: name,
      fileId,
      fileSha256: sha256,
      adminId: actor?.userId,
      colonne: columns.map(({ nome, esempi }) => ({ nome, esempi })),
      mapping: proposta,
    },
  })
  return id
}
