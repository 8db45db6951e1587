import 'server-only'
import type { Tx } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { publish } from '@/lib/realtime/publish'
import type { Agent, Lead } from '@/prisma/generated/client'
import { addLeadEvent } from '../leads/event'
import { countByHand } from '../perc-leads/choose-agent'
import { countAgain, lastAssignment, recordAssignment, takeBack } from '../perc-leads/record-assignment'
import { moveCase } from '../pratiche/move-case'
import { changeAgent } from './access-verbs'
import { chooseHeir } from './choose-heir'
import { handedOver } from './holdings'
import type { Gruppo } from './offboard-schema'

export type Author = Pick<Ctx, 'actor' | 'requestId' | 'group'>
type Leaver = Pick<Agent, 'id' | 'nome' | 'cognome' | 'agencyId' | 'managerId'>
/** Gives one row away; false where there is nobody for it. */
type Give = (tx: Tx, author: Author, id: string, target: string) => Promise<boolean>

/** The next rows of a kind, after the last one that was looked at: ids in order, locked one by one when they are given. */
export type Kind = {
  group: Gruppo
  next: (tx: Tx, after: string, take: number) => Promise<string[]>
  /** Whether this row is one of them. */
  has: (tx: Tx, id: string) => Promise<boolean>
  give: Give
}

const from = (after: string) => ({ id: { gt: after } })
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
const page = (take: number) => ({ select: { id: true }, orderBy: { id: 'asc' }, take }) as const

/** Everything that a leaver's work consists of, kind by kind. */
export function kindsOf(leaver: Leaver, motivo: string): Kind[] {
  const where = handedOver(leaver.id)
  return [
    {
      group: 'pratiche',
      next: async (tx, after, take) =>
        ids(await tx.pratica.findMany({ where: { AND: [where.pratiche, from(after)] }, ...page(take) })),
      has: async (tx, id) => (await tx.pratica.count({ where: { AND: [where.pratiche, { id }] } })) === 1,
      give: async (tx, author, id, target) => {
        const before = await tx.pratica.findUniqueOrThrow({ where: { id } })
        const to = await chooseHeir(tx, leaver, target, before)
        if (to) await moveCase(tx, author, before, to, motivo)
        return to !== null
      },
    },
    {
      group: 'leads',
      next: async (tx, after, take) =>
        ids(await tx.lead.findMany({ where: { AND: [where.leads, from(after)] }, ...page(take) })),
      has: async (tx, id) => (await tx.lead.count({ where: { AND: [where.leads, { id }] } })) === 1,
      give: (tx, author, id, target) => giveLead(tx, author, leaver, id, target),
    },
    {
      group: 'leads',
      next: async (tx, after, take) =>
        ids(
          await tx.contactRequest.findMany({ where: { AND: [where.contatti, from(after)] }, ...page(take) }),
        ),
      has: async (tx, id) =>
        (await tx.contactRequest.count({ where: { AND: [where.contatti, { id }] } })) === 1,
      give: (tx, author, id, target) => giveRequest(tx, author, leaver, id, target),
    },
    {
      group: 'clienti',
      next: async (tx, after, take) =>
        ids(await tx.client.findMany({ where: { AND: [where.clienti, from(after)] }, ...page(take) })),
      has: async (tx, id) => (await tx.client.count({ where: { AND: [where.clienti, { id }] } })) === 1,
      give: (tx, author, id, target) => giveClient(tx, author, leaver, id, target),
    },
    {
      group: 'ticket',
      next: async (tx, after, take) =>
        ids(await tx.ticket.findMany({ where: { AND: [where.ticket, from(after)] }, ...page(take) })),
      has: async (tx, id) => (await tx.ticket.count({ where: { AND: [where.ticket, { id }] } })) === 1,
      give: (tx, author, id, target) => giveTicket(tx, author, leaver, id, target),
    },
    {
      group: 'team',
      next: async (tx, after, take) =>
        ids(await tx.agent.findMany({ where: { AND: [where.team, from(after)] }, ...page(take) })),
      has: async (tx, id) => (await tx.agent.count({ where: { AND: [where.team, { id }] } })) === 1,
      give: (tx, author, id, target) => giveMember(tx, author, leaver, id, target),
    },
  ]
}

const more = { version: { increment: 1 } } as const

async function giveLead(
  tx: Tx,
  author: Author,
  leaver: Leaver,
  id: string,
  target: string,
): Promise<boolean> {
  const before = await tx.lead.findUniqueOrThrow({ where: { id } })
  const to = await chooseHeir(tx, leaver, target, before)
  if (!to) return false
  const heir = await tx.agent.findUniqueOrThrow({ where: { id: to } })
  const change = { agentId: to, agencyId: heir.agencyId, assignedAt: new Date(), ...more }
  const after = await tx.lead.update({ where: { id }, data: change })
  await countLead(tx, before, heir)
  const testo = `Passata da ${leaver.nome} ${leaver.cognome} a ${heir.nome} ${heir.cognome}`
  await addLeadEvent(tx, author, id, { tipo: 'stato', da: before.stato, a: after.stato, testo })
  await recordCommit(tx, author, { model: 'Lead', label: after.codice, before, after })
  const data = { _id: id, codice: after.codice, product: after.product }
  await publish(tx, { type: 'lead.assigned', data }, [
    { role: 'agent', userId: to },
    { role: 'admin', permission: 'leads_manage' },
  ])
  return true
}

/** In the weights it is taken back from the leaver, and counts as one that the office gives by hand. */
async function countLead(tx: Tx, lead: Lead, { id: agentId, agencyId }: Agent): Promise<void> {
  const earlier = await lastAssignment(tx, lead.id)
  const again = earlier && (await countAgain(tx, earlier, agentId))
  if (earlier) await takeBack(tx, earlier)
  const counted = again ?? (await countByHand(tx, lead, agentId))
  await recordAssignment(tx, lead.id, { agentId, agencyId, motivo: 'riassegnazione', ...counted })
}

/** Contacts have no product: by weights means within the agency here. */
async function giveRequest(
  tx: Tx,
  author: Author,
  leaver: Leaver,
  id: string,
  target: string,
): Promise<boolean> {
  const before = await tx.contactRequest.findUniqueOrThrow({ where: { id } })
  const to = await chooseHeir(tx, leaver, target)
  if (!to) return false
  const heir = await tx.agent.findUniqueOrThrow({ where: { id: to } })
  const after = await tx.contactRequest.update({
    where: { id },
    data: { agentId: to, agencyId: heir.agencyId, ...more },
  })
  await recordCommit(tx, author, { model: 'Lead', label: `${after.nome} ${after.cognome}`, before, after })
  return true
}

async function giveClient(
  tx: Tx,
  author: Author,
  leaver: Leaver,
  id: string,
  target: string,
): Promise<boolean> {
  const before = await tx.client.findUniqueOrThrow({ where: { id } })
  const agentId = await chooseHeir(tx, leaver, target)
  if (!agentId) return false
  const after = await tx.client.update({ where: { id }, data: { agentId, ...more } })
  await recordCommit(tx, author, {
    model: 'Clients',
    label: `${after.nome} ${after.cognome}`.trim(),
    before,
    after,
  })
  return true
}

async function giveTicket(
  tx: Tx,
  author: Author,
  leaver: Leaver,
  id: string,
  target: string,
): Promise<boolean> {
  const before = await tx.ticket.findUniqueOrThrow({ where: { id } })
  const agentId = await chooseHeir(tx, leaver, target)
  if (!agentId) return false
  const after = await tx.ticket.update({ where: { id }, data: { agentId, ...more } })
  await recordCommit(tx, author, { model: 'Tickets', label: after.codice, before, after })
  const data = { _id: id, stato: after.stato }
  await publish(tx, { type: 'ticket.updated', data }, [{ role: 'agent', userId: agentId }])
  return true
}

/** Who takes the team over is not their own manager: they get the leaver's. */
async function giveMember(
  tx: Tx,
  author: Author,
  leaver: Leaver,
  id: string,
  target: string,
): Promise<boolean> {
  const before = await tx.agent.findUniqueOrThrow({ where: { id } })
  await changeAgent(tx, author, before, { managerId: id === target ? leaver.managerId : target })
  return true
}
