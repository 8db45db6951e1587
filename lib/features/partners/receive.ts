import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { type Env, env } from '@/lib/core/env'
import { AppError, invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { PublicCtx } from '@/lib/http/context'
import { consume } from '@/lib/http/rate-limit'
import { parseBody, readBody } from '@/lib/http/validation'
import { enqueue } from '@/lib/jobs/enqueue'
import type { PartnerConsegna, Prisma } from '@/prisma/generated/client'
import { type Delivery, deliverySchema, PARTNER } from './schema'
import { isSigned } from './signature'

const MAX_ID = 120
/** Wrong signatures of one address that are noted in an hour; more are refused unread. */
const UNSIGNED = { name: 'partner-firma', points: 30, seconds: 3_600 }

type Told = Pick<PartnerConsegna, 'id' | 'stato'>

/**
 * Takes what the partner delivers: notes it under their id and puts the work in the queue. The same id again has the same
 * answer. 401 for a signature that is wrong or older than five minutes; 422 for a body that cannot be taken, which is noted
 * too and may be sent again, corrected, under the same id.
 */
export async function receiveDelivery(ctx: PublicCtx, request: Request): Promise<Told> {
  const secrets = secretsOf(env())
  if (secrets.length === 0) throw new AppError('unavailable', 'Il collegamento con il partner non è attivo.')
  const idEsterno = request.headers.get('x-id')?.trim() ?? ''
  if (!idEsterno || idEsterno.length > MAX_ID)
    throw invalidField('x-id', `Indica l’id della consegna in x-id, al massimo ${MAX_ID} caratteri.`)
  const text = await readBody(request)
  const signed = {
    timestamp: request.headers.get('x-timestamp') ?? '',
    signature: request.headers.get('x-signature') ?? '',
    body: text,
  }
  if (!isSigned(secrets, signed, new Date())) {
    await consume(UNSIGNED, ctx.ip)
    await noteRefused(idEsterno, {
      firmaValida: false,
      errore: 'Firma non valida, o di più di cinque minuti fa.',
    })
    throw new AppError('unauthenticated', 'La firma non è valida, o è di più di cinque minuti fa.')
  }
  return accept(idEsterno, await parsed(idEsterno, request, text))
}

const secretsOf = ({ LUCCACASE_SECRET, LUCCACASE_SECRET_OLD }: Env): string[] =>
  [LUCCACASE_SECRET, LUCCACASE_SECRET_OLD].filter(
    (secret) => secret !== undefined && secret !== '',
  ) as string[]

async function parsed(idEsterno: string, request: Request, text: string): Promise<Delivery> {
  try {
    return await parseBody(deliverySchema, request, text)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const [first] = error.errors
    const errore = first ? `${first.path}: ${first.message}` : error.detail
    await noteRefused(idEsterno, { firmaValida: true, errore })
    throw error
  }
}

/** What was refused is told to the office, without its body; what was taken before under this id stays as it is. */
async function noteRefused(
  idEsterno: string,
  { firmaValida, errore }: { firmaValida: boolean; errore: string },
) {
  await withTransaction(
    (tx) => tx.$executeRaw`
      INSERT INTO partner_consegne (id, partner, id_esterno, stato, firma_valida, errore)
      VALUES (${newId()}::uuid, ${PARTNER}, ${idEsterno}, 'rifiutata', ${firmaValida}, ${errore})
      ON CONFLICT (partner, id_esterno) DO UPDATE
        SET errore = EXCLUDED.errore, firma_valida = EXCLUDED.firma_valida, version = partner_consegne.version + 1,
          updated_at = now()
        WHERE partner_consegne.stato = 'rifiutata'`,
  )
}

async function accept(idEsterno: string, body: Delivery): Promise<Told> {
  return withTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`consegna:${idEsterno}`}, 0))`
    const key = { partner_idEsterno: { partner: PARTNER, idEsterno } }
    const known = await tx.partnerConsegna.findUnique({ where: key })
    if (known && known.stato !== 'rifiutata') return known
    const { evento } = body
    const taken = { evento, firmaValida: true, corpo: body as Prisma.InputJsonObject, errore: '' }
    const row = await tx.partnerConsegna.upsert({
      where: key,
      create: { id: newId(), partner: PARTNER, idEsterno, ...taken },
      update: { ...taken, stato: 'ricevuta', version: { increment: 1 } },
    })
    await enqueue(tx, 'partners.deliver', { id: row.id }, { jobKey: `consegna:${row.id}` })
    return row
  })
}
