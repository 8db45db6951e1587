import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { adminsWith } from '@/lib/resources/access'
import { lockRow } from '@/lib/resources/lock'
import type { Access } from '@/lib/resources/types'
import type { Client } from '@/prisma/generated/client'
import { clients } from './resource'

const manages = adminsWith('clients_manage')
/** A client who was erased or merged into another is read by the office, and no verb knows them any more. */
const living: Access = (actor) => manages(actor) === true && { status: { not: 'deleted' } }

/** The client that a verb is about to change: 404 also for one that is no more. */
export const lockClient = (
  ctx: { actor: Actor | null; tx: Tx },
  id: string,
  version?: number,
): Promise<Client> => lockRow(clients, ctx, id, version, living)
