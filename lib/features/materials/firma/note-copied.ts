import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { cardOf } from '@/lib/features/materials/bdv/data'
import { digestFor, sharedParts } from './data'
import type { FirmaOptions } from './schema'

/** The agent has taken their signature to their mail program: from here on they are told when it changes. */
export async function noteCopied(actor: Actor, opzioni: FirmaOptions): Promise<void> {
  const [card, shared] = await Promise.all([cardOf(actor, actor.userId), sharedParts()])
  const data = {
    opzioni,
    impronta: digestFor(card, opzioni, shared),
    copiataAt: new Date(),
    avvisataAt: null,
  }
  const agentId = actor.userId
  await db().agentSignature.upsert({ where: { agentId }, create: { agentId, ...data }, update: data })
}
