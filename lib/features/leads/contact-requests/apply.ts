import 'server-only'
import { AppError, invalidField } from '@/lib/core/errors'
import type { PublicCtx } from '@/lib/http/context'
import { callOf, withIdempotency } from '@/lib/http/idempotency'
import { parseBody } from '@/lib/http/validation'
import { LETTERS } from '@/lib/storage/formats'
import { tryStore, undoUpload } from '@/lib/storage/mutations'
import { receiveForm } from '@/lib/storage/receive-upload'
import { checkRequest, createRequest } from './create'
import { presentRequest } from './present'
import { requestSchema } from './schema'

const LIMITS = { maxBytes: 10 * 1024 * 1024, fieldSize: 100_000 }
const JSON_PART = new Request('http://modulo.invalid', { headers: { 'content-type': 'application/json' } })

/**
 * POST /requests as multipart/form-data: `data` is the same JSON, `file` the CV of an application. When
 * neither the store nor the database can take it nothing is kept, and the person is told how to send the rest.
 */
export async function applyByForm(ctx: PublicCtx, request: Request): Promise<unknown> {
  const { fields, file, discard } = await receiveForm(request, LIMITS)
  const text = fields.get('data') ?? ''
  try {
    const input = await parseBody(requestSchema, JSON_PART, text)
    if (file && input.kind !== 'candidatura')
      throw invalidField('file', 'Un allegato può accompagnare solo una candidatura.')
    const reply = await withIdempotency(callOf(request, undefined, `${text}\n${file?.name ?? ''}`), {
      prepare: async () => {
        await checkRequest(input)
        return file && tryStore(file, { purpose: 'cv', accepted: LETTERS })
      },
      work: async (tx, cv) => ({
        status: 201,
        body: presentRequest(await createRequest({ ...ctx, tx }, input, cv)),
      }),
      undo: async (cv, reason) => {
        if (cv) await undoUpload(cv, reason)
      },
    })
    return reply.body
  } catch (error) {
    throw file && isRefused(error) ? storeAway(error) : error
  } finally {
    await discard()
  }
}

/** An applicant who is told to send it without the CV must not have sent it already. */
const isRefused = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'unavailable' && error.outcome !== 'unknown'

const storeAway = (cause: AppError) =>
  new AppError(
    'unavailable',
    'In questo momento non riusciamo a ricevere allegati: riprova tra poco, oppure invia la candidatura senza CV e te lo chiediamo noi.',
    { retryAfter: cause.retryAfter, cause },
  )
