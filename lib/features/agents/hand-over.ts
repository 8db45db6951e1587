import 'server-only'
import type { Tx } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { publish } from '@/lib/realtime/publish'
import { writeVerb } from '@/lib/resources/write-verb'
import type {
  Agent,
  Client,
  ContactRequest,
  Lead,
  Pratica,
  Prodotto,
  Ticket,
} from '@/prisma/generated/client'
import { addClientEvent } from '../clients/activity'
import { clients } from '../clients/resource'
import { addLeadEvent } from '../leads/event'
import { countByHand } from '../leads/perc-leads/choose-agent'
import { countAgain, lastAssignment, takeBack, writeAssignment } from '../leads/perc-leads/write-assignment'
import { leads } from '../leads/resource'
import { moveCase } from '../pratiche/move-case'
import { tickets } from '../tickets/resource'
import { heirChooser } from './choose-heir'
import { HELD, type Held } from './held'
import { handedOver } from './holdings'
import type { Gruppo } from './offboard-schema'
import { agents } from './resource'

export type Author = Pick<Ctx, 'actor' | 'requestId' | 'group'>
type Leaver = Pick<Agent, 'id' | 'nome' | 'cognome' | 'agencyId' | 'managerId'>

/** The next rows of a kind, after the last one that was looked at: ids in order, locked one by one when they are given. */
export type Kind = {
  group: Gruppo
  next: (tx: Tx, after: string, take: number) => Promise<string[]>
  /** Whether this row is one of them. */
  has: (tx: Tx, id: string) => Promise<boolean>
  /** Gives one row away; false where there is nobody for it. */
  give: (tx: Tx, author: Author, id: string, target: string) => Promise<boolean>
}

type Row = { id: string; product?: Prodotto; provincia?: string | null }
/** What a hand-over asks of the table of a kind. */
type Table<R extends Row> = {
  findMany(args: {
    where: object
    select: { id: true }
    orderBy: { id: 'asc' }
    take: number
  }): PromiseLike<{ id: string }[]>
  count(args: { where: object }): PromiseLike<number>
  findUniqueOrThrow(args: { where: { id: string } }): PromiseLike<R>
}
type Of<R extends Row> = {
  group: Gruppo
  table: (tx: Tx) => Table<R>
  /** The rows that the leaver has. */
  where: object
  /** What each of these agents has of the same kind already. */
  held: Held
  move: (tx: Tx, author: Author, before: R, to: string) => Promise<unknown>
}

function kindOf<R extends Row>(leaver: Leaver, { group, table, where, held, move }: Of<R>): Kind {
  const choose = heirChooser(leaver, held)
  return {
    group,
    next: async (tx, after, take) => {
      const AND = [where, { id: { gt: after } }]
      const rows = await table(tx).findMany({
        where: { AND },
        select: { id: true },
        orderBy: { id: 'asc' },
        take,
      })
      return rows.map(({ id }) => id)
    },
    has: async (tx, id) => (await table(tx).count({ where: { AND: [where, { id }] } })) === 1,
    give: async (tx, author, id, target) => {
      const before = await table(tx).findUniqueOrThrow({ where: { id } })
      const to = await choose(tx, target, before)
      if (to) await move(tx, author, before, to)
      return to !== null
    },
  }
}

/** Everything that a leaver's work consists of, kind by kind; of one job, which counts who has least as it goes. */
export function kindsOf(leaver: Leaver, motivo: string): Kind[] {
  const where = handedOver(leaver.id)
  return [
    kindOf<Pratica>(leaver, {
      group: 'pratiche',
      table: (tx) => tx.pratica,
      where: where.pratiche,
      held: HELD.pratiche,
      move: (tx, author, before, to) => moveCase(tx, author, before, to, motivo),
    }),
    kindOf<Lead>(leaver, {
      group: 'leads',
      table: (tx) => tx.lead,
      where: where.leads,
      held: HELD.leads,
      move: (tx, author, before, to) => moveLead(tx, author, leaver, before, to),
    }),
    // Contacts have no product: by weights means within the agency here.
    kindOf<ContactRequest>(leaver, {
      group: 'leads',
      table: (tx) => tx.contactRequest,
      where: where.contatti,
      held: HELD.contatti,
      move: moveRequest,
    }),
    kindOf<Client>(leaver, {
      group: 'clienti',
      table: (tx) => tx.client,
      where: where.clienti,
      held: HELD.clienti,
      move: moveClient,
    }),
    kindOf<Ticket>(leaver, {
      group: 'ticket',
      table: (tx) => tx.ticket,
      where: where.ticket,
      held: HELD.ticket,
      move: moveTicket,
    }),
    kindOf<Agent>(leaver, {
      group: 'team',
      table: (tx) => tx.agent,
      where: where.team,
      held: async () => [],
      // Who takes the team over is not their own manager: they get the leaver's.
      move: (tx, author, before, to) =>
        writeVerb(
          agents,
          { ...author, tx },
          { before, change: { managerId: before.id === to ? leaver.managerId : to } },
        ),
    }),
  ]
}

const nameOf = (person: { nome: string; cognome: string }) => `${person.nome} ${person.cognome}`.trim()
const agentOf = (tx: Tx, id: string) => tx.agent.findUniqueOrThrow({ where: { id } })

async function moveLead(tx: Tx, author: Author, leaver: Leaver, before: Lead, to: string): Promise<void> {
  const { id } = before
  const heir = await agentOf(tx, to)
  const change = { agentId: to, agencyId: heir.agencyId, assignedAt: new Date() }
  const after = await writeVerb(leads, { ...author, tx }, { before, change })
  await countLead(tx, before, heir)
  const testo = `Passata da ${nameOf(leaver)} a ${nameOf(heir)}`
  await addLeadEvent(tx, author, id, { tipo: 'stato', da: before.stato, a: after.stato, testo })
  const event = {
    type: 'lead.assigned',
    data: { _id: id, codice: after.codice, product: after.product },
  } as const
  await publish(tx, event, [
    { role: 'agent', userId: to },
    { role: 'admin', permission: 'leads_manage' },
  ])
}

/** In the weights it is taken back from the leaver, and counts as one that the office gives by hand. */
async function countLead(tx: Tx, lead: Lead, { id: agentId, agencyId }: Agent): Promise<void> {
  const earlier = await lastAssignment(tx, lead.id)
  const again = earlier && (await countAgain(tx, earlier, agentId))
  if (earlier) await takeBack(tx, earlier)
  const counted = again ?? (await countByHand(tx, lead, agentId))
  await writeAssignment(tx, lead.id, { agentId, agencyId, motivo: 'riassegnazione', ...counted })
}

async function moveRequest(tx: Tx, author: Author, before: ContactRequest, to: string): Promise<void> {
  const { agencyId } = await agentOf(tx, to)
  const after = await tx.contactRequest.update({
    where: { id: before.id },
    data: { agentId: to, agencyId, version: { increment: 1 } },
  })
  await recordCommit(tx, author, { model: 'Lead', label: nameOf(after), before, after })
}

async function moveClient(tx: Tx, author: Author, before: Client, agentId: string): Promise<void> {
  await writeVerb(clients, { ...author, tx }, { before, change: { agentId } })
  const testo = `Affidato a ${nameOf(await agentOf(tx, agentId))}`
  await addClientEvent(tx, author, before.id, { tipo: 'assegnazione', testo })
}

const moveTicket = (tx: Tx, author: Author, before: Ticket, agentId: string) =>
  writeVerb(tickets, { ...author, tx }, { before, change: { agentId } })
