import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toCents, toEuro } from '@/lib/core/money'
import {
  ACCORDO_STANDARD,
  provvigioneLorda,
  ripartisci,
  withoutFee,
} from '@/lib/features/pratiche/commissions'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { frozenBy } from '@/lib/features/provvigioni/accordi/in-force'
import type { StimaInput } from './schema'

/** `lordo` is the office's to know: of an agent it is null. Without a bank nobody knows what is paid: both are null. */
export type Share = { productId: string; quota: number | null; lordo: number | null }

/** What each offer would give its agent by the agreements of today; nothing is promised by it. */
export async function estimateShares(
  actor: Actor,
  { product, finalita, offerte, agentId }: StimaInput,
): Promise<Share[]> {
  const whose = byRole(staffRole(actor.role), { admin: () => agentId ?? null, agent: () => actor.userId })
  const [agent, banks, book] = await Promise.all([
    whose === null
      ? null
      : db().agent.findUnique({ where: { id: whose }, select: { agencyId: true, managerId: true } }),
    db().bank.findMany({
      where: { id: { in: offerte.flatMap(({ bankId }) => bankId ?? []) } },
      select: { id: true, provvigionePct: true },
    }),
    readBook(db()),
  ])
  const seesAll = actor.role === 'admin' && can(actor, 'provvigioni_see')
  const today = todayInRome()
  const parties = { agentId: agent && whose, agencyId: agent?.agencyId ?? null }
  const present = {
    agente: agent !== null,
    manager: Boolean(agent?.managerId),
    agenzia: Boolean(agent?.agencyId),
  }
  return offerte.map(({ productId, bankId, importo }) => {
    const bank = banks.find(({ id }) => id === bankId)
    const accordo = book.accordo({ ...parties, product, bankId }, today)
    const bankPct = bank ? book.bankPct(bank, product, today) : 0
    const terms = withoutFee(
      { ...ACCORDO_STANDARD, ...(accordo ? frozenBy(accordo) : {}), bankPct },
      finalita,
    )
    const lordo = provvigioneLorda(toCents(importo), terms)
    const own = ripartisci(lordo, terms, present).find(({ quota }) => quota === 'agente')
    return {
      productId,
      quota: agent && bank ? toEuro(own?.importo ?? 0) : null,
      lordo: seesAll && bank ? toEuro(lordo) : null,
    }
  })
}
