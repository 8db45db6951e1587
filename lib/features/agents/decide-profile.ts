import 'server-only'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Agent, AgentProfileProposal } from '@/prisma/generated/client'
import { checkComplete } from './checks'
import { lockAgent } from './lock'
import type { ProposalView, RejectInput } from './proposal-schema'
import { isOpen, noteProposed } from './propose-profile'
import { agents } from './resource'

/** What waits for the office, beside what is shown now; 404 where nothing does. */
export async function readProposal(id: string): Promise<ProposalView> {
  const proposal = isId(id)
    ? await db().agentProfileProposal.findUnique({ where: { agentId: id }, include: { agent: true } })
    : null
  if (!isOpen(proposal)) throw notFound('Non c’è nulla da approvare.')
  const { agent, cambiaFoto, urlPhoto, bio, propostoAt } = proposal as typeof proposal & { agent: Agent }
  return {
    propostoAt: propostoAt.toISOString(),
    foto: cambiaFoto ? { da: agent.urlPhoto, a: urlPhoto } : null,
    bio: bio === null ? null : { da: agent.bio, a: bio },
    version: agent.version,
  }
}

type Held = { agent: Agent; proposal: AgentProfileProposal }

async function held(tx: Tx, ctx: Ctx, id: string, version: number): Promise<Held> {
  const agent = await lockAgent({ ...ctx, tx }, id, version)
  const proposal = await tx.agentProfileProposal.findUnique({ where: { agentId: id } })
  if (!isOpen(proposal)) throw new AppError('conflict', 'Non c’è più nulla da approvare.')
  return { agent, proposal }
}

const decide = (tx: Tx, { agentId }: AgentProfileProposal, rifiuto: string) =>
  tx.agentProfileProposal.update({
    where: { agentId },
    data: { decisoAt: new Date(), rifiuto, version: { increment: 1 } },
  })

const tell = (tx: Tx, { id: userId }: Agent, titolo: string, testo: string) =>
  notify(tx, { evento: 'profilo', role: 'agent', userId, titolo, testo, href: '/agents/settings' })

/** What the agent has written is shown from now on; the agent finds it in the bell. */
export async function approveProfile(ctx: Ctx, id: string, version: number): Promise<void> {
  await withTransaction(async (tx) => {
    const { agent, proposal } = await held(tx, ctx, id, version)
    const { cambiaFoto, urlPhoto, bio } = proposal
    const change = { ...(cambiaFoto && { urlPhoto }), ...(bio !== null && { bio }) }
    checkComplete(agent, { ...agent, ...change })
    await writeVerb(
      agents,
      { ...ctx, tx },
      {
        before: agent,
        change: { ...change, profiloPropostoAt: null },
        reason: 'Profilo approvato',
        // Whose the photograph is was asked when it was proposed.
        files: 'product',
      },
    )
    await noteProposed(tx, id, urlPhoto, null)
    await decide(tx, proposal, '')
    await tell(tx, agent, 'Il tuo profilo è stato approvato', 'Le modifiche che hai chiesto sono visibili.')
  }, ctx.tx)
}

/** All stays as it is shown; the agent reads why. */
export async function rejectProfile(ctx: Ctx, id: string, { version, motivo }: RejectInput): Promise<void> {
  await withTransaction(async (tx) => {
    const { agent, proposal } = await held(tx, ctx, id, version)
    const reason = `Profilo non approvato: ${motivo}`
    await writeVerb(agents, { ...ctx, tx }, { before: agent, change: { profiloPropostoAt: null }, reason })
    await noteProposed(tx, id, proposal.urlPhoto, null)
    await decide(tx, proposal, motivo)
    await tell(tx, agent, 'Il tuo profilo non è stato approvato', motivo)
  }, ctx.tx)
}
