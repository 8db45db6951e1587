import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { answerer } from '@/lib/features/tickets/assign'
import { mayBeGiven, sightOf } from '@/lib/features/tickets/sight'
import { TICKET_STAFF } from '@/lib/features/tickets/staff/staff'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { TicketRule } from '@/prisma/generated/client'
import type { ticketRuleSchema } from './schema'

export const ticketRuleHooks: Hooks<ShapeOf<'ticketRule', typeof ticketRuleSchema>> = {
  /** A rule that waits begins to count when it is switched on, or waits for something else. */
  beforeChange({ data, before }) {
    const was = before as TicketRule | null
    const now = { ...was, ...(data as Partial<TicketRule>) }
    const goesOn = was?.attiva && now.evento === was.evento && now.ore === was.ore
    if (!now.attiva) return { ...data, attivaDal: null }
    return goesOn ? data : { ...data, attivaDal: new Date() }
  },
  async afterChange({ after, tx }) {
    if (after?.attiva) await checkActions(tx, String(after.id))
  },
  /** On which tickets it has acted; their own lines of it stay. */
  async beforeDelete({ before, tx }) {
    await tx.ticketRuleRun.deleteMany({ where: { ruleId: String(before.id) } })
  },
}

/** What could never be done is refused while it is written; what cannot be done later on leaves a line in the ticket. */
async function checkActions(tx: Tx, ruleId: string): Promise<void> {
  const asked = await tx.ticketRuleAction.findMany({
    where: { ruleId },
    select: { adminId: true, macro: { select: { categoryId: true } } },
    orderBy: { id: 'asc' },
  })
  const staff = await tx.ticketRuleAction.count({ where: { ruleId, admin: TICKET_STAFF } })
  if (staff < asked.filter(({ adminId }) => adminId !== null).length)
    throw invalidField('azioni', 'Una di queste persone non lavora ai ticket.')
  await checkSight(
    tx,
    ruleId,
    asked.flatMap(({ adminId }) => adminId ?? []),
  )
  const wanted = asked.flatMap(({ macro }) => macro?.categoryId ?? [])
  if (wanted.length === 0) return
  const condition = await tx.ticketRuleCondition.findFirst({
    where: { ruleId, tipo: 'categoria' },
    orderBy: { id: 'asc' },
  })
  if (wanted.some((categoryId) => categoryId !== condition?.categoryId))
    throw invalidField(
      'azioni',
      'La risposta pronta è di una categoria: scegli questa categoria nelle condizioni.',
    )
}

/** A person to whom a rule gives tickets may have them already: those of one category, or all. */
async function checkSight(tx: Tx, ruleId: string, adminIds: readonly string[]): Promise<void> {
  const condition = await tx.ticketRuleCondition.findFirst({
    where: { ruleId, tipo: 'categoria', categoryId: { not: null } },
    orderBy: { id: 'asc' },
  })
  for (const adminId of adminIds) {
    const person = condition?.categoryId
      ? await sightOf(tx, condition.categoryId, adminId)
      : { ...(await answerer(tx, adminId)), answersIt: false }
    if (mayBeGiven(person)) continue
    throw invalidField(
      'azioni',
      `${person.nome} non vede tutti i ticket: scegli nelle condizioni una categoria a cui risponde.`,
    )
  }
}
