import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { forbidden } from '@/lib/core/errors'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import { noteUses } from '@/lib/storage/uses'
import type { Agent } from '@/prisma/generated/client'
import { credentialsChanged } from '../accounts/credentials'
import { sendInvitation } from '../accounts/send-invitation'
import type { agentSchema } from './agent-schema'
import { checkAgency, checkComplete, checkManager, checkProvinces, checkSlug, refuseUsed } from './checks'
import { checkGrants, checkRank } from './grants'

const known = (actor: Actor | null): Actor => {
  if (!actor) throw forbidden()
  return actor
}

/** What the change of an agent's record asks, and what it brings with it. */
export const agentHooks: Hooks<ShapeOf<'agent', typeof agentSchema>> = {
  beforeChange: async ({ before, data, ctx, tx }) => {
    const actor = known(ctx.actor)
    const id = before?.id ?? null
    if (before) checkRank(actor, before)
    if (data.permissions !== undefined) checkGrants(actor, before?.permissions, data.permissions)
    await checkProvinces(tx, data)
    await checkManager(tx, id, data.managerId)
    await checkAgency(tx, before, data.agencyId)
    await checkSlug(tx, id, data.slug)
    checkComplete(before, { ...before, ...data })
    return before ? data : { ...data, status: 'pending' }
  },
  beforeDelete: async ({ before, ctx, tx }) => {
    checkRank(known(ctx.actor), before)
    await refuseUsed(tx, before)
  },
  afterChange: async ({ before, after, ctx, tx }) => {
    await notePapers(tx, before, after)
    if (!after) return
    if (before) await credentialsChanged(tx, 'agent', before as Agent, after as Agent)
    const id = String(after.id)
    if (before && before.slug !== after.slug) await keepSlug(tx, id, String(before.slug), String(after.slug))
    // The links of before are gone with the address that they were sent to, or with the row that comes back.
    const isMoved = before !== null && before.email !== after.email && after.status === 'pending'
    if (before && !isMoved) return
    const { nome, cognome, email } = after
    const person = { nome: String(nome), cognome: String(cognome), email: String(email) }
    await sendInvitation(tx, known(ctx.actor), { role: 'agent', id, ...person })
  },
}

/** Addresses that are out in the world go on leading to the page. */
async function keepSlug(tx: Tx, agentId: string, before: string, after: string): Promise<void> {
  await tx.agentSlug.deleteMany({ where: { slug: after, agentId } })
  await tx.agentSlug.createMany({ data: [{ slug: before, agentId }], skipDuplicates: true })
}

type Row = Record<string, unknown> | null
const papers = (row: Row) => row && { documents: row.documents }

/** Who reads the papers is said in lib/registry/file-holders.ts: not everybody who sees the agent. */
const notePapers = (tx: Tx, before: Row, after: Row) =>
  noteUses(
    tx,
    { model: 'agentDocument', recordId: String((after ?? before)?.id) },
    papers(before),
    papers(after),
    // The record itself has been asked already whether they may be named.
    'product',
  )
