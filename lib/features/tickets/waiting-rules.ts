import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { workingMinutesAgo } from '@/lib/italian/working-time'
import { Prisma } from '@/prisma/generated/client'
import { eachTicket, MOST } from './each-ticket'
import { officeHours } from './office-hours'
import { factsOf } from './rule-facts'
import { conditionsHold } from './rule-holds'
import { activeRules, applyRule, type Rule } from './run-rules'

/** Of each event that is a wait: when it began, and of which tickets. */
const WAITS = {
  inattivo: {
    began: Prisma.sql`t.last_message_at`,
    waits: Prisma.sql`t.stato IN ('aperto', 'in_lavorazione', 'in_attesa')`,
  },
  senza_risposta: {
    began: Prisma.sql`t.created_at`,
    waits: Prisma.sql`t.stato IN ('aperto', 'in_lavorazione') AND t.prima_risposta_at IS NULL`,
  },
}
type Wait = keyof typeof WAITS

/** Rules that wait for some hours act on the tickets whose wait is over, once for each wait. */
export async function runWaitingRules(now: Date): Promise<void> {
  const rules = await activeRules(db(), Object.keys(WAITS) as Wait[])
  const orari = rules.length > 0 ? await officeHours() : []
  const hoursBefore = (at: Date, { ore }: Rule) => workingMinutesAgo(orari, at, (ore ?? 0) * 60)
  for (const rule of rules) {
    // What had waited so long before the rule was in use is left alone: else it would act on all of that at once.
    const span = { after: hoursBefore(rule.attivaDal ?? now, rule), upTo: hoursBefore(now, rule) }
    const due = await dueFor(db(), rule, span)
    if (due.length > 0) await actOnThose(rule, span, due)
  }
}

async function actOnThose(rule: Rule, span: Span, due: readonly Due[]): Promise<void> {
  const facts = await factsOf(db(), { where: { id: { in: due.map(({ id }) => id) } } })
  const held = facts.filter((one) => conditionsHold(rule.condizioni, one)).map(({ ticket }) => ticket.id)
  if (held.length === 0) return
  await eachTicket({ id: { in: held } }, async (tx, { id }) => {
    const [still] = await dueFor(tx, rule, span, id)
    const [one] = still ? await factsOf(tx, { where: { id } }) : []
    if (!still || !one || !conditionsHold(rule.condizioni, one)) return
    await tx.ticketRuleRun.create({
      data: { id: newId(), ruleId: rule.id, ticketId: id, dal: still.dal },
    })
    await applyRule(tx, rule, one)
  })
}

type Span = { after: Date; upTo: Date }
type Due = { id: string; dal: Date }

/** The tickets, or the only one, whose wait for this rule ended in this span, and on which it has not acted for it. */
function dueFor(tx: Tx, { id, evento }: Rule, { after, upTo }: Span, only?: string): Promise<Due[]> {
  const { began, waits } = WAITS[evento as Wait]
  return tx.$queryRaw<Due[]>`
    SELECT t.id, ${began} AS dal FROM tickets t
    WHERE ${waits} AND ${began} > ${after} AND ${began} <= ${upTo} AND t.unito_a_id IS NULL
      ${only ? Prisma.sql`AND t.id = ${only}::uuid` : Prisma.empty}
      AND NOT EXISTS (
        SELECT 1 FROM ticket_regole_eseguite e
        WHERE e.rule_id = ${id}::uuid AND e.ticket_id = t.id AND e.dal = ${began})
    ORDER BY t.id LIMIT ${MOST}`
}
