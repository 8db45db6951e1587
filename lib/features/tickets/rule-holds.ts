import { fold } from '@/lib/core/text'
import type { CondizioneRegola, TicketRuleCondition } from '@/prisma/generated/client'
import { openerOf } from './owner'
import type { Facts } from './rule-facts'

export type Condition = Pick<
  TicketRuleCondition,
  'tipo' | 'categoryId' | 'parole' | 'ruolo' | 'agencyId' | 'priorita' | 'stato'
>

const HOLDS: Record<CondizioneRegola, (asked: Condition, facts: Facts) => boolean> = {
  categoria: ({ categoryId }, { ticket }) => ticket.categoryId === categoryId,
  parole: ({ parole }, { ticket, testo }) => says(`${ticket.oggetto}\n${testo}`, parole),
  aperto_da: ({ ruolo }, { ticket }) => openerOf(ticket)?.role === ruolo,
  agenzia: (asked, { agencyId }) => agencyId !== null && agencyId === asked.agencyId,
  priorita: ({ priorita }, { ticket }) => ticket.priorita === priorita,
  stato: ({ stato }, { ticket }) => ticket.stato === stato,
  fuori_orario: (_asked, { fuoriOrario }) => fuoriOrario,
}

/** Whether all the conditions of a rule hold for a ticket; without any it is for all tickets. */
export const conditionsHold = (conditions: readonly Condition[], facts: Facts): boolean =>
  conditions.every((asked) => HOLDS[asked.tipo](asked, facts))

/** Whether some word of a text begins with one of these: "bonific" finds "bonifico", "rata" does not find "errata". */
function says(text: string, words: readonly string[]): boolean {
  const wordly = (one: string) => fold(one).replace(/[^\p{L}\p{N}]+/gu, ' ')
  const said = ` ${wordly(text)}`
  return words.some((word) => said.includes(` ${wordly(word).trim()}`))
}
