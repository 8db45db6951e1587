import 'server-only'
import { addDays, columnOfDay, dayOf, startOfDay } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { newIds } from '@/lib/core/ids'
import { rulesOf } from '@/lib/features/aml/rules'
import { planOf } from '@/lib/features/aml/terms'
import { notify } from '@/lib/notifications/mutations'
import { STATI_APERTI } from '@/lib/words/case-states'

/** So many rows are written by one statement. */
const PORTION = 2_000

/**
 * Gives each open case of before the rule, that has no identification and no day yet, its day of the plan. Run again it plans what has
 * come since, and moves nobody. Returns how many were planned.
 */
export async function planCatchUp(now = new Date()): Promise<number> {
  const { today, firstDay, terms } = await rulesOf(undefined, dayOf(now))
  if (today < firstDay) return 0
  const cases = await db().pratica.findMany({
    where: {
      stato: { in: STATI_APERTI },
      createdAt: { lt: startOfDay(firstDay) },
      OR: [{ identificazione: null }, { identificazione: { completataAt: null, entroIl: null } }],
    },
    select: { id: true, agentId: true, stato: true, product: true, createdAt: true },
  })
  const plan = planOf(
    cases.map(({ createdAt, ...one }) => ({ ...one, apertaIl: dayOf(createdAt) })),
    today,
    terms.settimane,
  )
  const rows = [...plan]
  for (let at = 0; at < rows.length; at += PORTION) {
    const some = rows.slice(at, at + PORTION)
    await db().$executeRaw`
      INSERT INTO identificazioni (id, pratica_id, entro_il)
      SELECT * FROM unnest(${newIds(some.length)}::uuid[], ${some.map(([id]) => id)}::uuid[], ${some.map(([, day]) => day)}::date[])
      ON CONFLICT (pratica_id) DO UPDATE SET entro_il = coalesce(identificazioni.entro_il, excluded.entro_il), updated_at = now()`
  }
  return rows.length
}

/**
 * Opens the renewals that are due soon as tasks of their agents, and tells each agent once of theirs; the next identification closes
 * them. Returns how many were opened.
 */
export async function openRenewals(now = new Date()): Promise<number> {
  const { today, terms } = await rulesOf(undefined, dayOf(now))
  return withTransaction(async (tx) => {
    const due = await tx.identificazione.updateManyAndReturn({
      where: {
        completataAt: { not: null },
        rinnovoAt: null,
        scadeIl: { lte: addDays(columnOfDay(today), terms.preavviso) },
        pratica: { stato: { in: STATI_APERTI } },
      },
      data: { rinnovoAt: now },
      select: { pratica: { select: { agentId: true } } },
    })
    const counts = new Map<string, number>()
    for (const { pratica } of due)
      if (pratica.agentId) counts.set(pratica.agentId, (counts.get(pratica.agentId) ?? 0) + 1)
    for (const [userId, count] of counts)
      await notify(tx, {
        evento: 'identificazione',
        role: 'agent',
        userId,
        titolo:
          count === 1 ? 'Un cliente da identificare di nuovo' : `${count} clienti da identificare di nuovo`,
        testo: 'L’identificazione sta per scadere, o è scaduta: rifalla dalla pratica.',
        href: '/agents?coda=identificazioni',
      })
    return due.length
  })
}

/** Every night: the plan of what is open, then the renewals. */
export async function careForIdentifications(): Promise<void> {
  await planCatchUp()
  await openRenewals()
}
