import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { type Env, env } from '@/lib/core/env'
import { AppError, invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { PublicCtx } from '@/lib/http/context'
import { consumeAddress } from '@/lib/http/rate-limit'
import { parseBody, readBody } from '@/lib/http/validation'
import { enqueue } from '@/lib/jobs/enqueue'
import type { PartnerConsegna, Prisma } from '@/prisma/generated/client'
import { type Delivery, deliverySchema, PARTNER } from './schema'
import { isSigned } from './signature'

const MAX_ID = 120
/** Wrong signatures of one address in an hour; more are refused unread. */
const UNSIGNED = { name: 'partner-firma', points: 30, seconds: 3_600 }

type Told = Pick<PartnerConsegna, 'id' | 'stato'>

/**
 * Takes what the partner delivers: notes it under their id and puts the work in the queue. The same id again has the same
 * answer, and so has the same signature under whatever id: nobody who has seen a delivery gets it done twice. 401 for a
 * signature that is wrong or older than five minutes, of which nothing is written; 422 for a body that cannot be taken, which
 * is noted and may be sent again, corrected, under the same id.
 */
export async function receiveDelivery(ctx: PublicCtx, request: Request): Promise<Told> {
  const secrets = secretsOf(env())
  if (secrets.length === 0) throw new AppError('unavailable', 'Il collegamento con il partner non è attivo.')
  const idEsterno = request.headers.get('x-id')?.trim() ?? ''
  if (!idEsterno || idEsterno.length > MAX_ID)
    throw invalidField('x-id', `Indica l’id della consegna in x-id, al massimo ${MAX_ID} caratteri.`)
  const text = await readBody(request)
  const firma = request.headers.get('x-signature') ?? ''
  const signed = { timestamp: request.headers.get('x-timestamp') ?? '', signature: firma, body: text }
  if (!isSigned(secrets, signed, new Date())) {
    await consumeAddress(UNSIGNED, ctx.ip)
    throw new AppError('unauthenticated', 'La firma non è valida, o è di più di cinque minuti fa.')
  }
  const sent = { idEsterno, firma }
  return accept(sent, await parsed(sent, request, text))
}

/** What a signed delivery is known by. */
type Sent = { idEsterno: string; firma: string }

const secretsOf = ({ LUCCACASE_SECRET, LUCCACASE_SECRET_OLD }: Env): string[] =>
  [LUCCACASE_SECRET, LUCCACASE_SECRET_OLD].filter(
    (secret) => secret !== undefined && secret !== '',
  ) as string[]

async function parsed(sent: Sent, request: Request, text: string): Promise<Delivery> {
  try {
    return await parseBody(deliverySchema, request, text)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const [first] = error.errors
    const errore = first ? `${first.path}: ${first.message}` : error.detail
    await noteRefused(sent, errore)
    throw error
  }
}

/** One at a time of those that share an id or a signature. */
async function lockSent(tx: Tx, { idEsterno, firma }: Sent): Promise<void> {
  for (const name of [firma, idEsterno])
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`consegna:${name}`}, 0))`
}

/** What is known of it already: by its signature, else by its id. */
const knownOf = async (tx: Tx, { idEsterno, firma }: Sent): Promise<PartnerConsegna | null> =>
  (await tx.partnerConsegna.findUnique({ where: { partner_firma: { partner: PARTNER, firma } } })) ??
  (await tx.partnerConsegna.findUnique({
    where: { partner_idEsterno: { partner: PARTNER, idEsterno } },
  }))

/** Writes a delivery over one that was refused before under the same id or signature, or as a new one. */
async function write(
  tx: Tx,
  { idEsterno, firma }: Sent,
  known: PartnerConsegna | null,
  data: Prisma.PartnerConsegnaUncheckedUpdateInput & Prisma.PartnerConsegnaUncheckedCreateInput,
): Promise<PartnerConsegna> {
  if (!known) return tx.partnerConsegna.create({ data: { ...data, idEsterno, firma } })
  const { id: _id, ...change } = data
  const version = { increment: 1 }
  return tx.partnerConsegna.update({ where: { id: known.id }, data: { ...change, firma, version } })
}

const ours = () => ({ id: newId(), partner: PARTNER, firmaValida: true })

/** What was refused is told to the office, without its body; what was taken before stays as it is. */
async function noteRefused(sent: Sent, errore: string): Promise<void> {
  await withTransaction(async (tx) => {
    await lockSent(tx, sent)
    const known = await knownOf(tx, sent)
    if (known && known.stato !== 'rifiutata') return
    await write(tx, sent, known, { ...ours(), stato: 'rifiutata', errore, idEsterno: sent.idEsterno })
  })
}

async function accept(sent: Sent, body: Delivery): Promise<Told> {
  return withTransaction(async (tx) => {
    await lockSent(tx, sent)
    const known = await knownOf(tx, sent)
    if (known && known.stato !== 'rifiutata') return known
    const { evento } = body
    const row = await write(tx, sent, known, {
      ...ours(),
      idEsterno: known?.idEsterno ?? sent.idEsterno,
      stato: 'ricevuta',
      errore: '',
      evento,
      corpo: body as Prisma.InputJsonObject,
    })
    await enqueue(tx, 'partners.deliver', { id: row.id }, { jobKey: `consegna:${row.id}` })
    return row
  })
}
