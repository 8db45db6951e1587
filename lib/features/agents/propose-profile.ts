import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import type { Tx } from '@/lib/core/db'
import { notify } from '@/lib/notifications/mutations'
import { noteUses } from '@/lib/storage/uses'
import type { Agent, AgentProfileProposal } from '@/prisma/generated/client'
import type { OwnProposal } from './proposal-schema'

type Shown = { urlPhoto?: string | null; bio?: string }

/** A proposal that nobody has decided on. */
export const isOpen = (proposal: AgentProfileProposal | null): proposal is AgentProfileProposal =>
  proposal !== null && proposal.decisoAt === null

export const presentProposal = (row: AgentProfileProposal | null): OwnProposal | null =>
  row && {
    cambiaFoto: row.cambiaFoto,
    urlPhoto: row.urlPhoto,
    bio: row.bio,
    propostoAt: row.propostoAt.toISOString(),
    aspetta: isOpen(row),
    rifiuto: row.rifiuto,
  }

/** Notes which photograph waits, so that it stays in the store, and that the office may see it. */
export const noteProposed = (tx: Tx, agentId: string, before: string | null, after: string | null) =>
  noteUses(
    tx,
    { model: 'agentProfile', recordId: agentId },
    { urlPhoto: before },
    { urlPhoto: after },
    // It is the agent's own: `updateOwnAgent` has asked.
    'product',
  )

/** Keeps what an agent would like to be shown; since when it waits, or null where all is as it is shown already. */
export async function keepProposal(tx: Tx, agent: Agent, shown: Shown): Promise<Date | null> {
  if (shown.urlPhoto === undefined && shown.bio === undefined) return agent.profiloPropostoAt
  const agentId = agent.id
  const last = await tx.agentProfileProposal.findUnique({ where: { agentId } })
  const open = isOpen(last) ? last : null
  const photo = photoOf(agent, shown, open)
  const bio = shown.bio === undefined ? (open?.bio ?? null) : shown.bio === agent.bio ? null : shown.bio
  await noteProposed(tx, agentId, open?.urlPhoto ?? null, photo.urlPhoto)
  if (!photo.cambiaFoto && bio === null) {
    await tx.agentProfileProposal.deleteMany({ where: { agentId } })
    return null
  }
  const propostoAt = new Date()
  const data = { ...photo, bio, propostoAt, decisoAt: null, rifiuto: '' }
  await tx.agentProfileProposal.upsert({
    where: { agentId },
    create: { agentId, ...data },
    update: { ...data, version: { increment: 1 } },
  })
  if (!open) await tellOffice(tx, agent)
  return propostoAt
}

function photoOf({ urlPhoto: now }: Agent, { urlPhoto }: Shown, open: AgentProfileProposal | null) {
  if (urlPhoto === undefined)
    return { cambiaFoto: open?.cambiaFoto ?? false, urlPhoto: open?.urlPhoto ?? null }
  return { cambiaFoto: urlPhoto !== now, urlPhoto: urlPhoto === now ? null : urlPhoto }
}

/** Who writes without asking any more leaves nothing waiting. */
export async function dropProposal(tx: Tx, agentId: string): Promise<void> {
  const last = await tx.agentProfileProposal.findUnique({ where: { agentId } })
  if (!last) return
  await noteProposed(tx, agentId, isOpen(last) ? last.urlPhoto : null, null)
  await tx.agentProfileProposal.delete({ where: { agentId } })
}

async function tellOffice(tx: Tx, { id, nome, cognome }: Agent): Promise<void> {
  const admins = await holdersOf(tx, 'agents_manage')
  for (const { id: userId } of admins)
    await notify(tx, {
      evento: 'profilo',
      role: 'admin',
      userId,
      titolo: `Profilo da approvare: ${nome} ${cognome}`,
      testo: 'Ha cambiato la fotografia o la presentazione.',
      href: `/admin/site/agents/${id}`,
    })
}
