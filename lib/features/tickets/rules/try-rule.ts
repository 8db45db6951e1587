import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { visibleTickets } from '@/lib/features/tickets/access'
import { factsOf } from '@/lib/features/tickets/rule-facts'
import { conditionsHold } from '@/lib/features/tickets/rule-holds'
import { allowedRows } from '@/lib/resources/access'
import type { TryRuleInput, TryRuleReply } from './schema'

const LAST = 50

/** For which of the last tickets, of those that the reader sees, conditions would hold: as the tickets are now. */
export async function tryRule({ actor }: Scope, { condizioni }: TryRuleInput): Promise<TryRuleReply> {
  const facts = await factsOf(db(), {
    where: { AND: [{ unitoAId: null }, allowedRows(visibleTickets, actor)] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LAST,
  })
  return {
    esaminati: facts.length,
    trovati: facts
      .filter((one) => conditionsHold(condizioni, one))
      .map(({ ticket: { id, codice, oggetto, createdAt } }) => ({
        _id: id,
        codice,
        oggetto,
        createdAt: createdAt.toISOString(),
      })),
  }
}
