import { db, pool, withDbLimits } from '@/lib/core/db'
import { PAYLOADS } from '@/lib/jobs/payloads'
import { type Caller, callAs, type Reply, routesOf } from '@/lib/testing/test-kit'
import { work } from './jobs'
import type { ImportKind } from './kinds'
import type { Caricata, DettaglioImport, EsitoImport, RigheImport } from './schema'

const LAST = { attempt: 8, isLast: true }

/** Sends a CSV as a browser does. */
export async function upload(
  as: Caller | null,
  kind: string,
  content: string | Uint8Array,
  name = 'prova.csv',
): Promise<{ status: number; text: string; body: Caricata }> {
  const form = new FormData()
  form.append('file', new Blob([content as BlobPart]), name)
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {}
  const request = new Request(`http://localhost:8000/v2/imports/${kind}`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { POST } = await routesOf('imports/[id]')
  if (!POST) throw new Error('no route')
  const reply = await POST(request, { params: Promise.resolve({ id: kind }) })
  const text = await reply.text()
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Caricata
  return { status: reply.status, text, body }
}

export const verb = (
  as: Caller | null,
  id: string,
  name: string,
  body: unknown = {},
): Promise<Reply<DettaglioImport>> =>
  callAs<DettaglioImport>(as, 'POST', `imports/[id]/${name}`, { params: { id }, body })

export const runOf = async (as: Caller, id: string): Promise<DettaglioImport> =>
  (await callAs<DettaglioImport>(as, 'GET', 'imports/[id]', { params: { id } })).json

export const rowsOf = async (as: Caller, id: string, esito?: EsitoImport): Promise<RigheImport['items']> =>
  (
    await callAs<RigheImport>(as, 'GET', 'imports/[id]/rows', {
      params: { id },
      query: { limit: '200', ...(esito && { esito }) },
    })
  ).json.items

/** The job that waits for a run; taken out of the queue, as a worker does. */
async function takeJob(runId: string) {
  const { rows } = await pool().query<{ payload: unknown }>(
    "DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'runId' = $1 RETURNING payload",
    [runId],
  )
  return rows.map(({ payload }) => PAYLOADS['imports.work'].parse(payload))[0]
}

/** Does what waits in the queue for a run, and hands back its payload: a worker may do it again. */
export async function drain(runId: string, attempt = LAST) {
  const job = await takeJob(runId)
  if (!job) throw new Error('nothing waits for this run')
  await withDbLimits('job', () => work(job, attempt))
  return job
}

/** A file that was uploaded and checked by the columns that it seems to have. */
export async function checked(
  as: Caller,
  kind: ImportKind,
  csv: string | Uint8Array,
): Promise<DettaglioImport> {
  const { status, text, body } = await upload(as, kind, csv)
  if (status !== 201) throw new Error(text)
  const reply = await verb(as, body.runId, 'check', { mapping: body.proposta })
  if (reply.status !== 202) throw new Error(reply.text)
  await drain(body.runId)
  return runOf(as, body.runId)
}

/** The same, and written. */
export async function imported(
  as: Caller,
  kind: ImportKind,
  csv: string | Uint8Array,
): Promise<DettaglioImport> {
  const { _id } = await checked(as, kind, csv)
  const reply = await verb(as, _id, 'run')
  if (reply.status !== 202) throw new Error(reply.text)
  await drain(_id)
  return runOf(as, _id)
}

/** What was written takes itself back. */
export async function undone(as: Caller, id: string): Promise<DettaglioImport> {
  const reply = await verb(as, id, 'undo')
  if (reply.status !== 202) throw new Error(reply.text)
  await drain(id)
  return runOf(as, id)
}

export const clientBy = (email: string) => db().client.findUnique({ where: { email } })
