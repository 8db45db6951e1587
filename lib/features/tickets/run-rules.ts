import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { EventoRegola, Prisma } from '@/prisma/generated/client'
import { addEvent } from './messages'
import { actOn } from './rule-actions'
import { type Facts, factsOf } from './rule-facts'
import { conditionsHold } from './rule-holds'

/** By kind: a ticket is assigned before anybody is told of it. */
const PARTS = {
  condizioni: { orderBy: [{ tipo: 'asc' }, { id: 'asc' }] },
  azioni: { orderBy: [{ tipo: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.TicketRuleInclude
export type Rule = Prisma.TicketRuleGetPayload<{ include: typeof PARTS }>

/** The rules of these events that are in use, in their order. */
export const activeRules = (tx: Tx, eventi: EventoRegola[]): Promise<Rule[]> =>
  tx.ticketRule.findMany({
    where: { attiva: true, evento: { in: eventi } },
    include: PARTS,
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
  })

/**
 * What the rules make of an event of a ticket, in its transaction. Each sees what those before it have changed; none of what they
 * do is an event, so that a rule never starts a rule.
 */
export async function runRules(tx: Tx, evento: EventoRegola, id: string): Promise<void> {
  const rules = await activeRules(tx, [evento])
  const [facts] = rules.length > 0 ? await factsOf(tx, { where: { id } }) : []
  if (!facts) return
  for (const rule of rules) facts.ticket = await applyRule(tx, rule, facts)
}

/** Does what a rule says, if its conditions hold, and leaves a line of it; returns the ticket after it. */
export async function applyRule(tx: Tx, { nome, condizioni, azioni }: Rule, facts: Facts) {
  let { ticket } = facts
  if (!conditionsHold(condizioni, facts)) return ticket
  const reason = `Regola «${nome}»`
  const done: string[] = []
  for (const action of azioni) {
    const { words, ticket: after } = await actOn({ tx, ticket, reason }, action)
    ticket = after
    done.push(words)
  }
  await addEvent(tx, null, ticket.id, { testo: `${reason}: ${done.join('; ')}`, interno: true })
  return ticket
}
