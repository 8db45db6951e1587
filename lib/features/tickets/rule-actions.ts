import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { AzioneRegola, Ticket, TicketRuleAction } from '@/prisma/generated/client'
import { giveTicket } from './assign'
import { leastBusy } from './least-busy'
import { saveTicket } from './save'
import { mayBeGiven, type Sighted, sightOf } from './sight'
import { PRIORITA } from './states'
import { ring } from './tell'
import { BY_ITSELF, sendAnswer, writeNote } from './write-by-rule'

/** What an action is about; `reason`: the rule, for the history and the bell. */
type Work = { tx: Tx; ticket: Ticket; reason: string }
/** The ticket after it, and what was done in a few words. */
type Done = { ticket: Ticket; words: string }
type Asked = Pick<TicketRuleAction, 'adminId' | 'priorita' | 'testo' | 'macroId'>

const ACTS: Record<AzioneRegola, (work: Work, asked: Asked) => Promise<Done>> = {
  assegna: (work, { adminId }) => give(work, adminId ?? ''),
  assegna_meno: async (work) => give(work, await leastBusy(work.tx, work.ticket)),
  async priorita({ tx, ticket, reason }, { priorita }) {
    if (!priorita || priorita === ticket.priorita) return { ticket, words: 'la priorità era già quella' }
    const after = await saveTicket(tx, BY_ITSELF, ticket, { priorita }, reason)
    return { ticket: after, words: `priorità ${PRIORITA[priorita].label.toLowerCase()}` }
  },
  nota: async ({ tx, ticket, reason }, { testo }) => ({
    ticket: await writeNote(tx, ticket, testo ?? '', reason),
    words: 'nota scritta',
  }),
  async risposta({ tx, ticket, reason }, { macroId }) {
    const { after, nome } = await sendAnswer(tx, ticket, macroId ?? '', reason)
    return { ticket: after, words: `inviata la risposta «${nome}»` }
  },
  async avvisa({ tx, ticket, reason }, { adminId }) {
    const person = await sightOf(tx, ticket.categoryId, adminId ?? '')
    const reads = person.readsAll || ticket.assigneeId === person.id || ticket.seguitoDa.includes(person.id)
    if (!reads) requireSight(ticket, person)
    // Else what the bell leads to would not open.
    const seguitoDa = [...ticket.seguitoDa, person.id]
    const after = reads ? ticket : await saveTicket(tx, BY_ITSELF, ticket, { seguitoDa }, reason)
    await ring(tx, ticket, reason, [person.id])
    return { ticket: after, words: `avviso a ${person.nome}${reads ? '' : ', che ora lo segue'}` }
  },
}

async function give({ tx, ticket, reason }: Work, adminId: string): Promise<Done> {
  if (ticket.assigneeId === adminId) return { ticket, words: 'era già di chi doveva averlo' }
  requireSight(ticket, await sightOf(tx, ticket.categoryId, adminId))
  const { after, person } = await giveTicket(tx, BY_ITSELF, ticket, { adminId, reason })
  return { ticket: after, words: `assegnato a ${person?.nome}` }
}

/** A rule gives nobody what they may not have already: else its author would read every ticket by it. */
function requireSight({ openedByAdminId }: Ticket, person: Sighted): void {
  if (mayBeGiven(person) || openedByAdminId === person.id) return
  throw new AppError('conflict', `${person.nome} non risponde a questa categoria.`)
}

const FAILED: Record<AzioneRegola, string> = {
  assegna: 'non assegnato',
  assegna_meno: 'non assegnato',
  priorita: 'priorità non cambiata',
  nota: 'nota non scritta',
  risposta: 'risposta non inviata',
  avvisa: 'avviso non dato',
}

/** Does one action, or says why it cannot: the ticket goes on as it was, and the others have their turn. */
export async function actOn(work: Work, { tipo, ...asked }: Asked & { tipo: AzioneRegola }): Promise<Done> {
  try {
    return await ACTS[tipo](work, asked)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ticket: work.ticket, words: `${FAILED[tipo]} (${why(error)})` }
  }
}

/** The sentence of a refusal: of a field, or of the whole. */
const why = ({ message }: AppError) => message.replace(/\.$/, '')
