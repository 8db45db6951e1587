import 'server-only'
import type { z } from 'zod'
import { forbidden, invalidField, unauthenticated } from '@/lib/core/errors'
import type { PublicCtx } from '@/lib/http/context'
import type { Voto } from '@/prisma/generated/client'
import { rateByLink } from './invite'
import { rateCase } from './rate-case'
import type { votoBody } from './schema'

/** By the link of the invitation whoever has it; without one a client who is signed in, for an own case. */
export async function ratePaidCase(
  ctx: PublicCtx,
  { token, praticaId, ...values }: z.infer<typeof votoBody>,
): Promise<Voto> {
  if (token) return rateByLink(ctx, token, values)
  const { actor } = ctx
  if (!actor) throw unauthenticated()
  if (actor.role !== 'client') throw forbidden()
  if (!praticaId) throw invalidField('praticaId', 'Scegli la pratica.')
  return rateCase(ctx, { praticaId, clientId: actor.userId }, values)
}
